// A process of its own that searches over 50 connections for some seconds and prints the latencies in ms as JSON.
// `typing`: every connection is a reader who searches for something new every half second. `popular`: without a pause,
// for a few hundred things, some of them much more often than others.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { generateQueries } from './queries.mjs';
import { randomFrom } from './random.mjs';

const [port, manner, seconds] = process.argv.slice(2);
const connections = 50;
const pause = 500;
const popular = 300;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const random = randomFrom(7);
const queries = generateQueries(manner === 'popular' ? popular : 20_000, 11);
const latencies = [];
let asked = 0;
const deadline = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: connections }, (_, reader) => read(reader)));
console.log(JSON.stringify(latencies));
process.exit(0);

async function read(reader) {
  if (manner === 'typing') await wait((pause * reader) / connections);
  while (performance.now() < deadline) {
    const begun = performance.now();
    await send(next());
    latencies.push(performance.now() - begun);
    if (manner === 'typing') await wait(pause);
  }
}

function next() {
  if (manner === 'popular') return queries[Math.floor(popular ** random()) - 1];
  asked += 1;
  return queries[asked % queries.length];
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
