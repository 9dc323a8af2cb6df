import type { ToldFinding } from '../../told-finding.ts';
import { Checker, type Question } from './checker.ts';

/** The thread that checks; where a browser gives none, the page's own in a pause. */
export class CheckThread {
  private readonly told: (findings: readonly ToldFinding[]) => void;
  private worker: Worker | null = null;
  private checker: Checker | null = null;

  /** @param failed it has forgotten everything: all has to be said again */
  constructor(told: (findings: readonly ToldFinding[]) => void, failed: () => void) {
    this.told = told;
    try {
      this.worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return;
    }
    this.worker.addEventListener('message', ({ data }: MessageEvent<readonly ToldFinding[]>) => told(data));
    this.worker.addEventListener('error', () => {
      this.end();
      failed();
    });
  }

  ask(question: Question): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    if (this.worker) return this.worker.postMessage(question);
    this.checker ??= new Checker();
    const told = this.checker.answer(question);
    return queueMicrotask(() => this.told(told));
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
