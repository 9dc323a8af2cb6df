import { facesOf, ownFacesKey } from '@nasaq/brand';
import { convert } from 'fontverter';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takeFace } from './take-face.ts';

const folder = path.join(import.meta.dirname, '../../../../site/public/assets/faces');
const cairo = facesOf('cairo')!;
const bytesOf = ({ file }: { file: string }) => readFile(path.join(folder, `${file}.woff2`));
const faultOf = async (...given: Parameters<typeof takeFace>) => {
  const taken = await takeFace(...given);
  return 'fault' in taken ? taken.fault : null;
};

test.each(['sfnt', 'woff', 'woff2'] as const)(
  'a face as %s is kept as WOFF2, with what it measures',
  async (format) => {
    const bytes = await convert(await bytesOf(cairo.arabic.regular), format);
    const taken = await takeFace(bytes, 'arabic', 'regular');
    if ('fault' in taken) throw new Error(taken.fault);
    const { bytes: kept, face, family, type } = taken.face;
    expect([type, kept.toString('latin1', 0, 4), family]).toEqual(['woff2', 'wOF2', 'Cairo']);
    const { file: _, ...measured } = cairo.arabic.regular;
    expect(face).toEqual(measured);
    const key = ownFacesKey({
      latin: { regular: { file: 'a'.repeat(32), ...face }, bold: null },
      arabic: { regular: { file: 'b'.repeat(32), ...face }, bold: null },
    });
    expect(facesOf(key)?.arabic.regular).toMatchObject(measured);
  },
);

test('a face without the letters of its language, and what is no face, is refused, each for its own reason', async () => {
  expect(await faultOf(await bytesOf(cairo.latin.regular), 'arabic', 'regular')).toBe('noArabic');
  expect(await faultOf(await bytesOf(cairo.arabic.regular), 'latin', 'bold')).toBe('noLatin');
  expect(await faultOf(Buffer.from('%PDF-1.7 and so on'), 'latin', 'regular')).toBe('notFace');
  expect(await faultOf(Buffer.alloc(0), 'latin', 'regular')).toBe('notFace');
  const whole = await bytesOf(cairo.latin.regular);
  expect(await faultOf(whole.subarray(0, whole.length / 2), 'latin', 'regular')).toBe('notFace');
});

test('a file that is too large, or says that it becomes so, is refused before it is opened', async () => {
  expect(await faultOf(Buffer.alloc(50_000_000), 'latin', 'regular')).toBe('faceTooLarge');
  const swollen = Buffer.from(await bytesOf(cairo.latin.regular));
  swollen.writeUInt32BE(0xf000_0000, 16);
  expect(await faultOf(swollen, 'latin', 'regular')).toBe('faceTooLarge');
});

test('a face that forbids by itself to be embedded is refused', async () => {
  const plain = Buffer.from(await convert(await bytesOf(cairo.latin.regular), 'sfnt'));
  const record = plain.indexOf('OS/2');
  plain.writeUInt16BE(0x0002, plain.readUInt32BE(record + 8) + 8);
  expect(await faultOf(plain, 'latin', 'regular')).toBe('restricted');
});

test('faces that arrive at once are each measured as they are', async () => {
  const sent = [cairo.latin.regular, cairo.latin.bold!, cairo.latin.regular];
  const taken = await Promise.all(sent.map(async (file) => takeFace(await bytesOf(file), 'latin', 'regular')));
  const stretches = taken.map((one) => ('face' in one ? one.face.face.stretch : one.fault));
  expect(stretches[0]).toBe(cairo.latin.regular.stretch);
  expect(stretches[2]).toBe(stretches[0]);
  expect(stretches[1]).not.toBe(stretches[0]);
});
