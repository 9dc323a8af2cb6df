import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MailServer } from '../../e2e/support/mail-server.ts';
import { ensureBuilt } from '../launch/build.mjs';
import { whenOrphaned } from '../launch/orphan.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { describeMachine } from './machine.mjs';
import { measureRequests } from './requests.mjs';
import { measureStarts } from './starts.mjs';
import { startProduct } from './product.mjs';
import { measureSubmissions } from './submissions.mjs';
import { writeResults } from './write-results.mjs';
import { measureWeight } from './weight.mjs';

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

/** All parts measure one product with a data folder of its own, which is deleted afterwards. */
async function runParts(options, started) {
  const begun = Date.now();
  const results = { date: new Date().toISOString(), machine: describeMachine() };
  const wants = (part) => options.only.includes(part);
  if (wants('weight') || wants('requests') || wants('lighthouse')) await ensureChromium();

  const mail = wants('submissions') ? await new MailServer().start() : undefined;
  if (mail) started.defer(() => mail.stop());
  const product = options.site ? { siteUrl: options.site } : await prepareProduct();
  if (wants('weight')) results.weight = await measureWeight(product.siteUrl);
  if (wants('requests')) results.requests = await measureRequests(product, options, started);
  if (results.starts) results.starts.memoryAfterLoad = wants('requests') ? product.siteMemory() : null;
  if (wants('lighthouse')) results.lighthouse = await measureLighthouse(product.siteUrl, options);
  if (mail) results.submissions = await measureSubmissions(product, mail, options, started);

  results.seconds = Math.round((Date.now() - begun) / 1000);
  await writeResults(results, options.write);

  async function prepareProduct() {
    if (!(await ensureBuilt(['admin', 'site']))) throw new Error('The build failed.');
    const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-bench-'));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    const start = () =>
      startProduct({ port: options.port, dataDir: path.join(folder, 'data'), smtpUrl: mail?.url }, started);
    if (!wants('starts')) return start();
    const measured = await measureStarts(start);
    results.starts = measured.result;
    return measured.product;
  }
}
