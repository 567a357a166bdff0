/**
 * Whether styles that are loaded late have come: browsers take a page that answers in their place for empty styles.
 *
 * @param property a custom property that they set on the root
 */
export const hasStyles = (property: `--${string}`): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue(property) !== '';
