import { onTestFinished, vi } from 'vitest';

export interface StoppedClock {
  /** Time passes, and what is due by then happens in its order. */
  run(milliseconds: number): void;
  /** How many timers end after just this time. */
  endIn(milliseconds: number): number;
}

interface Timer {
  due: number;
  every?: number;
  call: () => void;
}

/**
 * A clock of the browser that moves when the test says so; frames and animations go on. The runner's own fake timers
 * move while a test waits for the page, so that no test could say how much time has passed.
 */
export function stopClock(): StoppedClock {
  let now = Math.ceil(performance.now());
  let last = 0;
  const timers = new Map<number, Timer>();
  const add = (timer: Timer) => {
    timers.set(++last, timer);
    return last;
  };
  const remove = (id: unknown) => void timers.delete(id as number);
  const own = {
    setTimeout: (call: () => void, delay = 0) => add({ due: now + delay, call }),
    setInterval: (call: () => void, every: number) => add({ due: now + every, every, call }),
    clearTimeout: remove,
    clearInterval: remove,
  };
  for (const [name, stand] of Object.entries(own)) vi.stubGlobal(name, stand);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    clock.mockRestore();
  });

  function run(milliseconds: number): void {
    const end = now + milliseconds;
    for (let next = first(end); next; next = first(end)) {
      const [id, { due, every, call }] = next;
      now = due;
      if (every === undefined) timers.delete(id);
      else timers.set(id, { due: due + every, every, call });
      call();
    }
    now = end;
  }

  /** The one that is due next, and not after a time. */
  function first(end: number): [number, Timer] | undefined {
    const [next] = [...timers].sort(([, one], [, other]) => one.due - other.due);
    return next && next[1].due <= end ? next : undefined;
  }

  function endIn(milliseconds: number): number {
    return [...timers.values()].filter(({ due }) => due === now + milliseconds).length;
  }

  return { run, endIn };
}
