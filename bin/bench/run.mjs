import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MailServer } from '../../e2e/support/mail-server.ts';
import { ensureBuilt } from '../launch/build.mjs';
import { whenOrphaned } from '../launch/orphan.mjs';
import { ensureChromium } from '../test/browsers.mjs';
import { describeMachine } from './machine.mjs';
import { parts } from './parts.mjs';
import { measureStarts } from './starts.mjs';
import { startProduct } from './product.mjs';
import { writeResults } from './write-results.mjs';

/**
 * Runs the wanted parts and leaves nothing behind, also when it is interrupted.
 * @returns {Promise<number>} exit code
 */
export async function runBench(options) {
  await using started = new AsyncDisposableStack();
  let leaving;
  const leave = () => (leaving ??= started.disposeAsync().then(() => process.exit(1)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  whenOrphaned(leave);
  try {
    await runParts(options, started);
    return 0;
  } catch (error) {
    await leaving;
    throw error;
  }
}

/** The parts measure one product with a data folder of its own, which is deleted afterwards; what a part starts ends with it. */
async function runParts(options, started) {
  const begun = Date.now();
  const results = { date: new Date().toISOString(), machine: describeMachine() };
  const wanted = Object.entries(parts).filter(([name]) => options.only.includes(name));
  if (wanted.some(([, part]) => part.browser)) await ensureChromium();

  const mail = options.only.includes('submissions') ? await new MailServer().start() : undefined;
  if (mail) started.defer(() => mail.stop());
  const needsProduct = wanted.some(([, part]) => !part.own);
  const product = options.site ? { siteUrl: options.site } : needsProduct ? await prepareProduct() : undefined;
  for (const [name, { measure }] of wanted) {
    if (!measure) continue;
    const own = started.use(new AsyncDisposableStack());
    results[name] = await measure(product, { ...options, mail }, own);
    await own.disposeAsync();
    if (name === 'pages' && results.starts) results.starts.memoryAfterLoad = product.siteMemory();
  }

  results.seconds = Math.round((Date.now() - begun) / 1000);
  await writeResults(results, options.write);

  async function prepareProduct() {
    if (!(await ensureBuilt(['admin', 'site']))) throw new Error('The build failed.');
    const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-bench-'));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    const start = () =>
      startProduct({ port: options.port, dataDir: path.join(folder, 'data'), smtpUrl: mail?.url }, started);
    if (!options.only.includes('starts')) return start();
    const measured = await measureStarts(start);
    results.starts = measured.result;
    return measured.product;
  }
}
