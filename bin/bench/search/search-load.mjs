// A process of its own that searches over 50 connections for some seconds and prints the latencies in ms as JSON.
// `typing`: every connection is a reader who searches for something new every half second. `distinct`: without a pause,
// every search for something new. `popular`: without a pause, for a few hundred things, some of them much more often than
// others. The first second is not counted: connections are opened, and Node compiles what it runs often.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { generateQueries } from './queries.mjs';
import { randomFrom } from './random.mjs';

const [port, manner, seconds] = process.argv.slice(2);
const connections = 50;
const pause = 500;
const popular = 300;
const warmUp = 1_000;
/** What is new in one load is so in the others too. */
const seeds = { warming: 17, typing: 11, distinct: 13, popular: 11 };

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const random = randomFrom(7);
const latencies = [];
await loadFor(warmUp, { next: eachOf(differentQueries(seeds.warming)), pause: 0 });
latencies.length = 0;
await loadFor(Number(seconds) * 1000, {
  next:
    manner === 'popular' ? popularOf(generateQueries(popular, seeds.popular)) : eachOf(differentQueries(seeds[manner])),
  pause: manner === 'typing' ? pause : 0,
});
// A pipe takes a long text in pieces.
process.stdout.write(JSON.stringify(latencies), () => process.exit(0));

async function loadFor(milliseconds, { next, pause }) {
  const deadline = performance.now() + milliseconds;
  const read = async (reader) => {
    if (pause > 0) await wait((pause * reader) / connections);
    while (performance.now() < deadline) {
      const begun = performance.now();
      await send(next());
      latencies.push(performance.now() - begun);
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, reader) => read(reader)));
}

function popularOf(queries) {
  return () => queries[Math.floor(popular ** random()) - 1];
}

function eachOf(queries) {
  let asked = 0;
  return () => queries[asked++ % queries.length];
}

/** Each once, so that no kept answer helps. */
function differentQueries(seed) {
  const all = generateQueries(20_000, seed);
  return [...new Map(all.map((query) => [`${query.locale} ${query.search.toLowerCase()}`, query])).values()];
}

function send({ search, locale }) {
  const body = JSON.stringify({ search });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), locale };
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path: '/search?v=2', method: 'POST', headers, agent },
      (response) => {
        response
          .resume()
          .on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))));
      },
    );
    call.on('error', reject).end(body);
  });
}
