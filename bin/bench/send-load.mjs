// A process of its own that sends for some seconds over so many connections and prints what came of it as JSON.
// Every submission is a person: a draft, a connection and an address (127.a.b.c) that nobody else uses.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

const [url, siteUrl, domain, connections, seconds] = process.argv.slice(2);
const deadline = performance.now() + Number(seconds) * 1000;
const outcome = { latencies: [], references: [], refused: {} };
let people = 0;

await Promise.all(Array.from({ length: Number(connections) }, write));
console.log(JSON.stringify(outcome));

async function write() {
  while (performance.now() < deadline) {
    const person = (people += 1);
    const begun = performance.now();
    const { status, text } = await post(person);
    outcome.latencies.push(performance.now() - begun);
    if (status === 201) outcome.references.push(JSON.parse(text).data?.reference);
    else outcome.refused[status] = (outcome.refused[status] ?? 0) + 1;
  }
}

function post(person) {
  const body = JSON.stringify({
    key: randomUUID(),
    values: {
      first_name: 'ليلى',
      last_name: 'Hassan',
      email: `p${person}@${domain}`,
      phone_country: 'EG',
      phone: '01001234567',
      subject: 'سؤال عن موقع بلغتين',
      help_details: 'We would like a site in both languages.\n'.repeat(10),
    },
    trap: '',
    elapsed: 60_000,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json',
    locale: person % 2 ? 'ar' : 'en',
    origin: siteUrl,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  };
  const from = `127.${20 + (Math.floor(person / 62_500) % 200)}.${1 + (Math.floor(person / 250) % 250)}.${1 + (person % 250)}`;
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, agent: false, localAddress: from }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end(body);
  });
}
