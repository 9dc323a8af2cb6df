/** Runs tasks in their order, at most `limit` at a time. A task that is aborted while it waits never begins. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (running < limit) running += 1;
    else await turn(signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The place goes over to the next one, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal!.reason as Error);
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
