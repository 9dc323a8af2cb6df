import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until an address answers with success.
 * @param {string} address
 * @param {{ patience: number, isRunning: () => boolean }} limits milliseconds, and whether waiting makes sense
 * @returns {Promise<boolean>}
 */
export async function waitUntilReady(address, { patience, isRunning }) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && isRunning()) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await wait(5);
  }
  return false;
}
