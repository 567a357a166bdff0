/** A component that a page uses wrongly. Whoever knows the page adds its place. */
export class WrongUse extends Error {}
