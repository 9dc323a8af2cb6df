/** What is long to keep is kept less often: it takes no more than this part of the time. */
const keptShare = 1 / 20;
/** Not even of the longest text more is lost with its tab, in milliseconds. */
const longestUnkept = 2_000;

/**
 * A tab may be killed without a word: soon after a key this browser has what is typed, and never within the key itself.
 */
export class KeepTimer {
  private readonly keep: () => void;
  private readonly pause: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** From then on this browser may keep what is typed again. */
  private keptUntil = 0;

  /** @param pause between two times, in milliseconds */
  constructor(keep: () => void, pause: number) {
    this.keep = keep;
    this.pause = pause;
  }

  plan(): void {
    this.timer ??= setTimeout(() => this.run(), Math.max(0, this.keptUntil - Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private run(): void {
    this.timer = undefined;
    const start = Date.now();
    this.keep();
    const end = Date.now();
    this.keptUntil = end + Math.max(this.pause, Math.min((end - start) / keptShare, longestUnkept));
  }
}
