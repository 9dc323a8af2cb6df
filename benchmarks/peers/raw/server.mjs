// The upper limit: node:http sends finished buffers and does nothing else. It fetches each address of the site once for
// each encoding, when it is first asked for it, and sends its body, or in the mode `headers` all that the site sent with it:
// each header is checked by Node again, every time.
import http from 'node:http';

const { MODE, PORT, HOST, SITE_URL } = process.env;
const forwarded = ['accept', 'accept-encoding', 'locale'];
/** Those of a connection and of the one who asked. */
const notSent = new Set(['connection', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding', 'x-request-id']);
const answers = new Map();

http
  .createServer((request, response) => {
    const known = answers.get(request.url)?.get(request.headers['accept-encoding']);
    if (known) response.writeHead(200, known.headers).end(known.body);
    else void learn(request, response);
  })
  .listen(Number(PORT), HOST);

async function learn({ url, headers: asked }, response) {
  const headers = Object.fromEntries(forwarded.filter((name) => asked[name]).map((name) => [name, asked[name]]));
  const answer = await new Promise((resolve, reject) => {
    http.get(SITE_URL + url, { headers }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await answer.toArray());
  const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
  const own =
    MODE === 'headers'
      ? Object.entries(answer.headers)
          .filter(([name]) => !notSent.has(name))
          .flat()
      : {
          'content-type': type,
          'content-length': body.length,
          ...(encoding && { 'content-encoding': encoding }),
        };
  if (!answers.has(url)) answers.set(url, new Map());
  answers.get(url).set(asked['accept-encoding'], { headers: own, body });
  response.writeHead(answer.statusCode, own).end(body);
}
