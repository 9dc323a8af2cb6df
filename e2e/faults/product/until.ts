import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @param what is waited for; a function is asked once it did not come
 * @throws {Error} that names it
 */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string | (() => string),
  { patience = 30_000, pause = 25 } = {},
): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > deadline) {
      const missing = typeof what === 'string' ? what : what();
      throw new Error(`After ${patience / 1000} s it is still not true that ${missing}.`);
    }
    await wait(pause);
  }
}
