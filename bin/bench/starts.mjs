import { setTimeout as wait } from 'node:timers/promises';

const rest = 3_000;

/**
 * The first `npm start` (which loads the demo company), the second one, and the memory at rest after it.
 * @param {() => Promise<Awaited<ReturnType<typeof import('./product.mjs').startProduct>>>} start
 * @returns the figures (seconds, megabytes), and the product of the second start, still running
 */
export async function measureStarts(start) {
  console.log('Starting the product for the first time …');
  const first = await start();
  await first.stop();
  console.log('Starting it again …');
  const product = await start();
  await wait(rest);
  return {
    product,
    result: {
      firstStart: first.seconds,
      secondStart: product.seconds,
      memoryAtRest: product.siteMemory(),
      adminMemoryAtRest: product.adminMemory(),
    },
  };
}
