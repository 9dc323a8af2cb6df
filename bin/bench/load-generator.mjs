// A process of its own that asks one address for some seconds over so many connections, each of which waits for its
// answer before it asks again, and prints what came of it as JSON.
import { getRequest, HttpConnection } from './http-connection.mjs';

const { url, headers, connections, seconds } = JSON.parse(process.argv[2]);
const request = getRequest(url, headers);
const latencies = [];
const statuses = {};
let bytes = 0;

const open = Array.from({ length: connections }, () => new HttpConnection(url));
await Promise.all(open.map(({ opened }) => opened));
const begun = performance.now();
const deadline = begun + seconds * 1000;
await Promise.all(open.map(ask));
const took = (performance.now() - begun) / 1000;
for (const connection of open) connection.close();

latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
console.log(
  JSON.stringify({
    answers: latencies.length,
    perSecond: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / latencies.length,
    statuses,
  }),
);

function ask(connection) {
  return new Promise((resolve, reject) => {
    let sent = 0;
    function next() {
      sent = performance.now();
      if (sent >= deadline) return resolve();
      connection.send(request, answered, reject);
    }
    function answered(status, size) {
      latencies.push(performance.now() - sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      bytes += size;
      next();
    }
    next();
  });
}
