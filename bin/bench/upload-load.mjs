// A process of its own that uploads so many files at once, each from an address of its own, and prints the statuses.
import { request } from 'node:http';
import { pdf } from '../../e2e/support/sample-files.ts';

const [url, siteUrl, count, bytes] = process.argv.slice(2);
const file = pdf('brief.pdf', Number(bytes)).bytes;
const begun = performance.now();
const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, place) => upload(place)));
console.log(JSON.stringify({ statuses, seconds: (performance.now() - begun) / 1000 }));

function upload(place) {
  const headers = {
    'content-type': 'application/pdf',
    'content-length': file.length,
    'x-file-name': 'brief.pdf',
    accept: 'application/json',
    origin: siteUrl,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, agent: false, localAddress: `127.19.1.${1 + place}` }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(file);
  });
}
