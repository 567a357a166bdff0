/** The time of nodes, chain and tokens, which a command may set. */
export class Clock {
  /** Milliseconds ahead of the system clock; negative when it is behind. */
  offset = 0;

  /** In milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offset;
  }
}
