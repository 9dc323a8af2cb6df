import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptApp } from './keep-running.mjs';

/** Far less than a real app is given, so that the tests need not wait for it; no third of it is a whole millisecond. */
const stillSeconds = 1;

let folder: string;
let kept: KeptApp | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nasaq-kept-'));
});
afterEach(async () => {
  await kept?.stop();
  kept = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/**
 * An app in a folder of its own, which notes each start in `starts`.
 * @param source of its script: `place` is the number of this start, `server` has no listener yet, `standStill` takes
 *   milliseconds
 * @returns what is said of it, one line each
 */
async function keepApp(source: string): Promise<string[]> {
  const port = await freePort();
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: 'node app.js' } }),
    starts: '',
    'app.js': `
      import { appendFileSync, readFileSync } from 'node:fs';
      import { createServer } from 'node:http';
      appendFileSync('starts', '.');
      const place = readFileSync('starts').length;
      const server = createServer();
      const standStill = (time) => { for (const end = Date.now() + time; Date.now() < end; ); };
      const answer = (response, status, then) => response.writeHead(status).end(then && (() => setImmediate(then)));
      ${source}
      server.listen(${port}, '127.0.0.1');`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const app = path.relative(path.resolve(import.meta.dirname, '../../apps'), folder);
  kept = new KeptApp({ app, script: 'start', health: `http://127.0.0.1:${port}/healthz` }, {}, stillSeconds);
  expect(await kept.start()).toBe(null);
  return said;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const starts = async () => (await readFile(path.join(folder, 'starts'), 'utf8')).length;

test('an app stands still from its first answer on → it is ended and started again', async () => {
  const said = await keepApp(`
    const then = place === 1 ? () => standStill(Infinity) : undefined;
    server.on('request', (request, response) => answer(response, 200, then));`);
  await expect.poll(() => said.at(-1)).toMatch(/ is back\.$/);
  expect(said[0]).toMatch(/ has answered nothing for 1 s and is ended\.$/);
  expect(await starts()).toBe(2);
});

test('an app stands still while it starts again, after it has answered that it is not ready → it is left alone', async () => {
  const said = await keepApp(`
    let asked = 0;
    server.on('request', (request, response) => {
      asked += 1;
      if (place === 1) answer(response, 200, asked === 1 ? undefined : () => process.exit(7));
      else if (asked === 1) answer(response, 503, () => standStill(${stillSeconds * 2000}));
      else answer(response, 200);
    });`);
  await expect.poll(() => said.at(-1)).toMatch(/ is back\.$/);
  expect(said[0]).toMatch(/ ended \(code 7\) and is started again in 1 s\.$/);
  expect(said).toHaveLength(2);
  expect(await starts()).toBe(2);
});
