// The upper limit: node:http sends finished buffers and does nothing else. It fetches each address of the site once for
// each encoding, when it is first asked for it, and sends it as the site did.
import http from 'node:http';

const { PORT, HOST, SITE_URL } = process.env;
const forwarded = ['accept', 'accept-encoding', 'locale'];
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
  const own = {
    'content-type': type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  if (!answers.has(url)) answers.set(url, new Map());
  answers.get(url).set(asked['accept-encoding'], { headers: own, body });
  response.writeHead(answer.statusCode, own).end(body);
}
