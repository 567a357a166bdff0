/** The time of nodes, chain and tokens, which a command may set. */
export class Clock {
  /** How far it is ahead of the machine's, in milliseconds. */
  offset = 0;

  /** In milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offset;
  }
}
