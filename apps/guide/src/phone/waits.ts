/**
 * Waits that can all be given up at once: after `end`, none of its promises settles any more, so whatever awaits one
 * goes no further, and no timer is left.
 */
export class Waits {
  private isOver = false;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Resolves after a number of milliseconds. */
  ms(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, duration);
      this.timers.add(timer);
    });
  }

  /** Resolves with the promise, unless the waits were given up before. */
  until<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      promise.then((value) => !this.isOver && resolve(value));
    });
  }

  end(): void {
    this.isOver = true;
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }
}
