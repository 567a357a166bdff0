/** How long those who have come wait for the others, in milliseconds. */
const PATIENCE_MS = 300;

/** Lets calls go on together, once all that are awaited have come. */
export class Gathering {
  private waiting: (() => void)[] = [];

  /** @param wanted how many are awaited; those who have come go on without the rest after 0.3 seconds */
  join(wanted: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length >= wanted) this.release();
      else setTimeout(() => this.release(), PATIENCE_MS);
    });
  }

  private release(): void {
    this.waiting.splice(0).forEach((goOn) => goOn());
  }
}
