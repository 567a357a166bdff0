/** Lets as many threads run as the machine has cores: more would be slower, and time out while they wait for one. */
export class Slots {
  private readonly waiting: (() => void)[] = [];

  /** @param free how many may run at once */
  constructor(private free: number) {}

  /** Resolves when there is room. */
  async take(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
