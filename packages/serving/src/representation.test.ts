import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodings } from './choose-encoding.ts';
import { Representation } from './representation.ts';

const text = 'نسق builds. '.repeat(500);

function represent(body: string): Representation {
  return new Representation(Buffer.from(body), 'text/plain; charset=utf-8', { 'Cache-Control': 'no-cache' });
}

test('each encoding is made once however many ask for it, says the same, and has its own ETag', async () => {
  const answer = represent(text);
  expect(answer.ready('br')).toBeUndefined();
  const [br, again] = await Promise.all([answer.encoded('br'), answer.encoded('br')]);
  expect(again).toBe(br);
  expect(answer.ready('br')).toBe(br);
  const gzip = await answer.encoded('gzip');
  const identity = await answer.encoded('identity');
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), identity.body].map(String)).toEqual([text, text, text]);
  expect(new Set([br, gzip, identity].map(({ etag }) => etag)).size).toBe(encodings.length);
  expect(br.headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': String(br.body.length) });
  expect(br.unchangedHeaders).toEqual({ 'Cache-Control': 'no-cache', ETag: `W/${br.etag}` });
});

test('what is asked for again is packed tighter meanwhile, and is no other answer', async () => {
  const answer = represent(readFileSync(import.meta.filename, 'utf8'));
  const quick = await answer.encoded('br');
  expect(answer.ready('br')).toBe(quick);
  await expect.poll(() => answer.ready('br')).not.toBe(quick);
  const tight = answer.ready('br')!;
  expect(tight.body.length).toBeLessThan(quick.body.length);
  expect(brotliDecompressSync(tight.body)).toEqual(brotliDecompressSync(quick.body));
  expect(tight.headers).toEqual({ ...quick.headers, 'Content-Length': String(tight.body.length) });
});

test('the same body has the same ETag, another one another', async () => {
  const etag = async (body: string) => (await represent(body).encoded('br')).etag;
  expect(await etag(text)).toBe(await etag(text));
  expect(await etag(text)).not.toBe(await etag(`${text}.`));
});

test('a short body is sent as it is', async () => {
  const answer = represent('short');
  expect(answer.ready('gzip')).toBe(await answer.encoded('br'));
  expect(answer.ready('br')?.headers['Content-Encoding']).toBeUndefined();
});
