import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { seal, unseal } from './sealed-file.ts';

const quick = { N: 2 ** 10, r: 8, p: 1 };
const chunk = 64 * 1024;

async function* inPieces(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const sealed = (contents: Buffer) => whole(seal(inPieces(contents), 'a passphrase', quick));
const opened = (file: Buffer, passphrase = 'a passphrase') =>
  whole(unseal(inPieces(file, 7_777), passphrase, 'x.backup'));

const contents = randomBytes(3 * chunk + 100);
let file: Buffer;
beforeAll(async () => {
  file = await sealed(contents);
});

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('%d bytes come back as they were', async (size) => {
  const some = randomBytes(size);
  const made = await sealed(some);
  expect((await opened(made)).equals(some)).toBe(true);
  // Nothing of it can be read without the passphrase.
  expect(made.includes(some.subarray(0, 64)) && size > 64).toBe(false);
});

test('another passphrase → refused, with a sentence that says so', async () => {
  await expect(opened(file, 'another')).rejects.toThrow('The passphrase does not open x.backup');
});

test('a passphrase typed in another composition of the same letters → opens', async () => {
  const made = await whole(seal(inPieces(contents), 'café', quick));
  expect((await opened(made, 'cafe\u0301')).equals(contents)).toBe(true);
});

test('a file that is cut anywhere → refused', async () => {
  const head = file.indexOf('\n', file.indexOf('{')) + 66;
  for (const length of [head + chunk + 16, head + 2 * (chunk + 16), head + chunk, file.length - 1, file.length - 100])
    await expect(opened(file.subarray(0, length))).rejects.toThrow('cut off');
  for (const length of [0, 5]) await expect(opened(file.subarray(0, length))).rejects.toThrow('is not a backup');
  await expect(opened(file.subarray(0, 40))).rejects.toThrow('damaged');
  await expect(opened(file.subarray(0, head))).rejects.toThrow();
});

test('one changed bit anywhere → refused', async () => {
  for (let place = 20; place < file.length; place += Math.ceil(file.length / 60)) {
    const changed = Buffer.from(file);
    changed[place]! ^= 1;
    await expect(opened(changed), `byte ${place}`).rejects.toThrow(/damaged|does not open/);
  }
});

test('chunks in another order, or with something behind the last one → refused', async () => {
  const head = file.length - (3 * (chunk + 16) + 116);
  const [one, two] = [
    file.subarray(head, head + chunk + 16),
    file.subarray(head + chunk + 16, head + 2 * (chunk + 16)),
  ];
  const swapped = Buffer.concat([file.subarray(0, head), two, one, file.subarray(head + 2 * (chunk + 16))]);
  await expect(opened(swapped)).rejects.toThrow('damaged');
  await expect(opened(Buffer.concat([file, randomBytes(10)]))).rejects.toThrow('damaged');
});

test('a format of a later release → said, before a passphrase is tried', async () => {
  const newer = Buffer.concat([Buffer.from('nasaq-backup 2\n'), file.subarray(file.indexOf('\n') + 1)]);
  await expect(opened(newer)).rejects.toThrow('newer release');
});

test('a head that asks for more memory than a machine has → refused', async () => {
  const greedy = Buffer.from(file.toString('latin1').replace('"N":1024', '"N":1073741824'), 'latin1');
  await expect(opened(greedy)).rejects.toThrow('damaged in its first lines');
});
