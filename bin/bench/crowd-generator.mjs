// A process of its own: readers who keep their connection after one page, and others who ask at a fixed pace, whether
// or not the site keeps up. Prints what came of it as JSON.
import { entryPath, localePath, paths } from '@nasaq/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequest, HttpConnection } from './http-connection.mjs';

const { url, idle, perSecond, seconds } = JSON.parse(process.argv[2]);
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const opened = 200;
const tick = 5;
/** Seconds after which a reader asks for another page: less than the site keeps a silent connection. */
const readsFor = 50;

const entry = entryPath('services', 'web-platforms');
const arabic = [paths.home, paths.services, paths.blog].map((path) => localePath('ar', path));
const data = [paths.services, entry, localePath('ar', paths.services)].map((path) => `${path}/_payload.json`);
const shown = [paths.home, paths.services, entry, paths.works, paths.blog, ...arabic, ...data];

const outcome = { answers: 0, errors: 0, wrong: {}, repeated: 0, closed: 0 };
const latencies = [];

const readers = await openAll();
const turning = setInterval(turnPages, 1_000);
await work();
clearInterval(turning);
outcome.open = idle - outcome.closed;
for (const reader of readers) reader.close();
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
console.log(JSON.stringify({ ...outcome, p50: at(0.5), p99: at(0.99), slowest: latencies.at(-1) }));

/** Each asks for a page and then keeps still; a connection that the site ends is counted. */
async function openAll() {
  const all = [];
  while (all.length < idle) {
    const next = Array.from({ length: Math.min(opened, idle - all.length) }, () => new HttpConnection(url));
    await Promise.all(next.map((reader) => reader.opened));
    await Promise.all(next.map((reader, place) => ask(reader, shown[place % shown.length], 200)));
    for (const { socket } of next) socket.once('close', () => (outcome.closed += 1));
    all.push(...next);
  }
  return all;
}

/** A fiftieth of the readers go on to another page; what comes of it is not among the answers that are counted. */
function turnPages() {
  for (const reader of readers.splice(0, Math.ceil(idle / readsFor))) {
    readers.push(reader);
    if (!reader.socket.destroyed && !reader.fail) ask(reader, paths.home, 200).catch(() => {});
  }
}

/** Latencies count from the moment that a request was due, so that waiting for a free connection is seen. */
async function work() {
  const free = [];
  const begun = performance.now();
  const running = new Set();
  let sent = 0;
  while (sent < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const request = answered(begun + (sent / perSecond) * 1000, sent, free);
      running.add(request);
      void request.then(() => running.delete(request));
    }
    await wait(tick);
  }
  await Promise.all(running);
  for (const connection of free) connection.close();
}

/**
 * One request in fifty is for an address that nobody has had before and that does not exist. A kept connection may be
 * closed in the moment that it is used again: then the request is sent once more over a new one, as browsers do.
 */
async function answered(due, number, free) {
  const missing = number % 50 === 49;
  const path = missing ? `/services/none-${number}` : shown[number % shown.length];
  const expected = missing ? 404 : 200;
  const kept = free.findLast(({ socket }) => !socket.destroyed);
  free.length = kept ? free.lastIndexOf(kept) : 0;
  try {
    const connection = (kept && (await tried(kept, path, expected))) ?? (await fresh(path, expected));
    latencies.push(performance.now() - due);
    outcome.answers += 1;
    free.push(connection);
  } catch (error) {
    outcome.errors += 1;
    outcome.wrong[error.message] = (outcome.wrong[error.message] ?? 0) + 1;
  }
}

/** @returns {Promise<HttpConnection | undefined>} nothing where the connection had ended before an answer began */
async function tried(connection, path, expected) {
  try {
    await ask(connection, path, expected);
    return connection;
  } catch (error) {
    connection.close();
    if (connection.status !== 0) throw error;
    outcome.repeated += 1;
    return undefined;
  }
}

async function fresh(path, expected) {
  const connection = new HttpConnection(url);
  try {
    await connection.opened;
    await ask(connection, path, expected);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function ask(connection, path, expected) {
  return new Promise((resolve, reject) => {
    const done = (status) => {
      if (status === expected) resolve();
      else reject(new Error(`${path.replace(/\d+/, 'n')} answered ${status}`));
    };
    connection.send(getRequest(url + path, headers), done, reject);
  });
}
