import { maxConcurrentPreloads } from '@nasaq/contract';

export type Enqueue = (task: () => Promise<unknown>) => void;

/** Runs tasks in order, at most `limit` at a time; none is dropped, and a failing one frees its place. */
export function createPreloadQueue(limit: number = maxConcurrentPreloads): Enqueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next(): void {
    while (running < limit && waiting.length > 0) {
      const task = waiting.shift()!;
      running += 1;
      Promise.resolve()
        .then(task)
        .catch(() => {})
        .finally(() => {
          running -= 1;
          next();
        });
    }
  }

  return (task) => {
    waiting.push(task);
    next();
  };
}
