import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { countRows } from './count-rows.mjs';
import { startPeer } from './peers.mjs';
import { memory } from './process-tree.mjs';

const execute = promisify(execFile);
const counts = [1, 10, 50];
const uploads = { files: 50, bytes: 10 * 1024 * 1024 };
const mailPatience = 10 * 60_000;

/**
 * What the product takes in, with everything that it does at once: the way through the site, the transaction, and the
 * mail queue that empties itself into a real SMTP server meanwhile. Beside it a node:http server that only reads.
 * @param {{ siteUrl: string, adminUrl: string, site: number, admin: number }} product started with `mail` as its SMTP server
 * @param {{ mail: import('../../e2e/support/mail-server.ts').MailServer, seconds: number, port: number }} options
 */
export async function measureSubmissions(product, { mail, seconds, port }, started) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-bench-raw-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const raw = await startPeer('raw/receiver', { ...product, port: port + 2, env: { FOLDER: folder } }, started);
  await send(`${product.siteUrl}/api/v1/contacts?v=2`, product.siteUrl, 10, 2);
  await emptied(product, mail);

  const rows = [];
  for (const connections of counts) {
    console.log(`Submissions over ${connections} connections …`);
    const limit = await send(raw.url, product.siteUrl, connections, seconds);
    rows.push({ connections, limit: figures(limit), ...(await round(product, mail, connections, seconds)) });
  }
  return { seconds, rows, uploads: { ...uploads, ...(await measureUploads(product, raw)) } };
}

async function round(product, mail, connections, seconds) {
  const storedBefore = await stored(product);
  const before = new Set(mail.mails.map(({ messageId }) => messageId));
  const sent = await send(`${product.siteUrl}/api/v1/contacts?v=2`, product.siteUrl, connections, seconds);
  const ended = performance.now();
  await emptied(product, mail);
  const fresh = mail.mails.filter(({ messageId }) => !before.has(messageId));
  const toSenders = fresh.filter(({ to }) => to.some((address) => address.endsWith(`@${sent.domain}`)));
  return {
    ...figures(sent),
    refused: sent.refused,
    sent: sent.references.length,
    stored: (await stored(product)) - storedBefore,
    mailed: new Set(toSenders.map(({ messageId }) => messageId)).size,
    lastMailAfter: Math.max(0, (Math.max(...fresh.map(({ at }) => at)) - ended) / 1000),
  };
}

async function send(url, siteUrl, connections, seconds) {
  const domain = `bench-${connections}-${Date.now()}.example`;
  const args = [url, siteUrl, domain, String(connections), String(seconds)];
  return { domain, seconds, ...(await run('send-load.mjs', args)) };
}

function figures({ latencies, references, seconds }) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { perSecond: references.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function run(script, args) {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await execute(process.execPath, [file, ...args], { maxBuffer: 200_000_000 });
  return JSON.parse(stdout);
}

/** Until the queue has nothing left that waits. */
async function emptied(product, mail) {
  const deadline = performance.now() + mailPatience;
  while ((await countRows(product, 'mails', { state: 'queued' })) > 0) {
    if (performance.now() > deadline) throw new Error(`Mails still wait after ten minutes; ${mail.mails.length} came.`);
    await wait(100);
  }
}

function stored(product) {
  return countRows(product, 'contacts');
}

/** The peak of what each process holds while all files come in at once. */
async function measureUploads(product, raw) {
  console.log(`${uploads.files} uploads at once …`);
  const args = (url) => [url, product.siteUrl, String(uploads.files), String(uploads.bytes)];
  const limit = await watched({ raw: raw.pid }, () => run('upload-load.mjs', args(raw.url)));
  const through = await watched({ site: product.site, admin: product.admin }, () =>
    run('upload-load.mjs', args(`${product.siteUrl}/api/v1/uploads?v=2&kind=orders&field=files`)),
  );
  const refused = through.result.statuses.filter((status) => status !== 201);
  if (refused.length > 0) throw new Error(`Uploads were refused: ${refused.join(', ')}`);
  return {
    seconds: through.result.seconds,
    rawSeconds: limit.result.seconds,
    memory: { ...limit.memory, ...through.memory },
  };
}

async function watched(processes, work) {
  const names = Object.keys(processes);
  const now = () => Object.fromEntries(names.map((name) => [name, memory(processes[name])]));
  const before = now();
  const peak = { ...before };
  const timer = setInterval(() => {
    for (const [name, value] of Object.entries(now())) peak[name] = Math.max(peak[name], value);
  }, 10);
  try {
    const result = await work();
    return {
      result,
      memory: Object.fromEntries(names.map((name) => [name, { before: before[name], peak: peak[name] }])),
    };
  } finally {
    clearInterval(timer);
  }
}
