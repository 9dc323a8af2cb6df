import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @throws {Error} that names what was waited for
 */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  { patience = 30_000, pause = 25 } = {},
): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`After ${patience / 1000} s it is still not true that ${what}.`);
    await wait(pause);
  }
}
