import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileFields } from '@nasaq/contract';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { doc, docx, docxEntries, linearized, odt, oleFile, pdf } from '../testing/documents.ts';
import { picture, pngBomb } from '../testing/pictures.ts';
import { zipFile } from '../testing/zip-file.ts';
import { claimedType, inspectFile } from './inspect-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-inspect-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const anyType = fileFields.orders!.files!.types;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

/** The type that a file is taken for, or the reason why it is not taken. */
async function inspected(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  try {
    return (await inspectFile(file, claimedType(name, anyType))).contentType;
  } catch (error) {
    const { reason } = (error as { details?: { reason?: string } }).details ?? {};
    if (!reason) throw error;
    return reason;
  }
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['cv.pdf', () => pdf(), 'application/pdf'],
  ['cv.pdf', () => pdf(9_000_000), 'application/pdf'],
  ['cv.pdf', () => Buffer.concat([Buffer.from('\uFEFF\r\nreceived by fax\r\n'), pdf()]), 'application/pdf'],
  ['cv.pdf', () => Buffer.concat([pdf(), Buffer.alloc(3_000, ' ')]), 'application/pdf'],
  ['cv.pdf', () => pdf().subarray(0, -7), 'application/pdf'],
  ['cv.pdf', () => linearized(90_000), 'application/pdf'],
  ['CV.DOC', () => doc(), 'application/msword'],
  ['cv.docx', () => docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.odt', () => odt(), 'application/vnd.oasis.opendocument.text'],
  ['a.png', () => picture('png'), 'image/png'],
  ['a.jpg', () => picture('jpeg'), 'image/jpeg'],
  ['a.JPEG', () => picture('jpeg'), 'image/jpeg'],
  ['a.webp', () => picture('webp'), 'image/webp'],
  ['a.gif', () => picture('gif'), 'image/gif'],
])('%j that is one → taken', async (name, content, type) => {
  expect(await inspected(name, await content())).toBe(type);
});

test('a .doc of ten megabytes, whose table of sectors needs lists of its own → taken', async () => {
  const large = doc(['A1', 'A2', 'A3', 'A4', 'A5'], { sectors: 19_000 });
  expect(large.length).toBeGreaterThan(9_000_000);
  expect(await inspected('cv.doc', large)).toBe('application/msword');
});

test('a document with a chart’s workbook in it → taken', async () => {
  const workbook = zipFile([{ name: 'xl/workbook.xml', data: '<workbook/>' }]);
  expect(await inspected('a.docx', docx([{ name: 'word/embeddings/Sheet1.xlsx', data: workbook }]))).toMatch(/word/);
});

test('a scan of many megabytes inside a document → taken', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(await inspected('a.docx', docx([{ name: 'word/media/image1.png', data: noise, stored: true }]))).toMatch(
    /word/,
  );
});

test.each(['cv', 'cv.', 'cv.exe', 'cv.pdf.exe', 'cv.svg', 'cv.html', 'cv.docm', 'cv.heic', 'cv.zip', '.pdf '])(
  'the name %j → refused before anything is read',
  (name) => {
    expect(() => claimedType(name, anyType)).toThrow(expect.objectContaining({ details: { reason: 'type' } }));
  },
);

test('a picture where documents are asked for → refused by its name', () => {
  expect(() => claimedType('me.png', fileFields.applications!.cv!.types)).toThrow(
    expect.objectContaining({ details: { reason: 'type' } }),
  );
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a program', 'cv.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['a text', 'cv.pdf', () => Buffer.from('My CV: ten years of design.\n')],
  ['a web page', 'cv.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a web page', 'a.png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PDF behind a web page', 'cv.pdf', () => Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
  ['a picture', 'cv.pdf', () => picture('png')],
  ['a PDF', 'cv.docx', () => pdf()],
  ['a PNG', 'a.jpg', () => picture('png')],
  ['only the first bytes of a PNG', 'a.png', () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
  ['rich text', 'cv.doc', () => Buffer.from('{\\rtf1\\ansi hello}')],
  ['a .docx', 'cv.doc', () => docx()],
  ['an .odt', 'cv.docx', () => odt()],
  ['a .docx', 'cv.odt', () => docx()],
  ['an archive', 'cv.docx', () => zipFile([{ name: 'program.exe', data: 'MZ' }])],
  ['a spreadsheet of the old kind', 'cv.doc', () => oleFile(['Workbook'])],
  ['an installer', 'cv.doc', () => oleFile(['\u4840\u3b3f'])],
  ['an encrypted document', 'cv.doc', () => oleFile(['EncryptedPackage', 'EncryptionInfo'])],
  ['a .doc with macros', 'cv.doc', () => doc(['Macros', 'VBA', '_VBA_PROJECT'])],
  ['a .docx with macros', 'cv.docx', () => docx([{ name: 'word/vbaProject.bin', data: 'macro' }])],
  ['an .odt with macros', 'cv.odt', () => odt([{ name: 'Basic/Standard/Module1.xml', data: '<x/>' }])],
  ['a .docx that is encrypted', 'cv.docx', () => docx([{ name: 'word/secret', data: 'x', encrypted: true }])],
  ['a .docx with one name twice', 'cv.docx', () => zipFile([...docxEntries(), ...docxEntries()])],
  [
    'a PDF that is an archive as well',
    'cv.pdf',
    () => Buffer.concat([pdf(), zipFile([{ name: 'a.class', data: 'x' }])]),
  ],
  ['a picture that is an archive as well', 'a.gif', async () => Buffer.concat([await picture('gif'), docx()])],
  ['nothing but the magic of a .doc', 'cv.doc', () => doc().subarray(0, 600)],
])('%s named %s → content', async (_, name, content) => {
  expect(await inspected(name, await content())).toBe('content');
});

test('a .doc whose sectors follow each other in a circle → content, at once', async () => {
  const circle = doc();
  const tableAt = (circle.readUInt32LE(76) + 1) * 512;
  const directory = circle.readUInt32LE(48);
  circle.writeUInt32LE(directory, tableAt + directory * 4);
  expect(await inspected('cv.doc', circle)).toBe('content');
});

test.each<[string, string, () => Buffer]>([
  ['inflates to more than 150 MB', 'a.docx', () => docx([{ name: 'word/media/a.bmp', data: zeros(155) }])],
  ['inflates to 100 MB from nothing', 'a.docx', () => docx([{ name: 'word/media/a.bmp', data: zeros(100) }])],
  ['lies about its size', 'a.docx', () => docx([{ name: 'word/a.xml', data: zeros(60), claimedSize: 2_000 }])],
  ['inflates to more than 150 MB', 'a.odt', () => odt([{ name: 'Pictures/a.bmp', data: zeros(155) }])],
  [
    'shares the data of one entry among many',
    'a.docx',
    () =>
      docx(
        Array.from({ length: 50 }, (_, index) => ({
          name: `word/${index}`,
          data: zeros(1),
          ...(index > 0 ? { sharing: 3 } : {}),
        })),
      ),
  ],
  ['holds archives', 'a.docx', () => docx([{ name: 'word/lib.zip', data: zipFile([{ name: 'a', data: 'b' }]) }])],
  [
    'holds archives in archives',
    'a.docx',
    () => {
      const inner = zipFile([{ name: 'deeper.zip', data: zipFile([{ name: 'a', data: zeros(50) }]) }]);
      return docx([{ name: 'word/embeddings/Sheet1.xlsx', data: inner }]);
    },
  ],
  [
    'holds a bomb as a chart’s workbook',
    'a.docx',
    () => docx([{ name: 'word/embeddings/Sheet1.xlsx', data: zipFile([{ name: 'xl/a.xml', data: zeros(100) }]) }]),
  ],
  [
    'holds too many entries',
    'a.docx',
    () => docx(Array.from({ length: 4_000 }, (_, index) => ({ name: `word/${index}`, data: '' }))),
  ],
  ['leaves its folder', 'a.docx', () => docx([{ name: '../../etc/cron.d/x', data: 'x' }])],
  ['leaves its folder with backslashes', 'a.docx', () => docx([{ name: 'word\\..\\..\\x', data: 'x' }])],
  ['names a place on the disk', 'a.docx', () => docx([{ name: '/etc/passwd', data: 'x' }])],
  ['names a drive', 'a.odt', () => odt([{ name: 'C:/x', data: 'x' }])],
])('an archive that %s (%s) → bomb', async (_, name, content) => {
  expect(await inspected(name, content())).toBe('bomb');
});

test('42.zip under the name of a document → bomb or no document, and never unpacked', async () => {
  const leaf = zipFile([{ name: '0.dll', data: zeros(40) }]);
  const level = (inner: Buffer) =>
    zipFile(Array.from({ length: 16 }, (_, index) => ({ name: `lib ${index}.zip`, data: inner })));
  expect(await inspected('a.docx', level(level(leaf)))).toBe('bomb');
});

test('a picture of some bytes that unfolds to gigapixels → bomb', async () => {
  expect(await inspected('a.png', pngBomb(60_000, 60_000))).toBe('bomb');
  expect(await inspected('a.png', pngBomb(12_000, 12_000))).toBe('bomb');
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a PDF', 'cv.pdf', () => pdf(80_000).subarray(0, 60_000)],
  ['a PDF that is shown while it loads', 'cv.pdf', () => linearized(50_000).subarray(0, 25_000)],
  ['a .docx', 'cv.docx', () => docx().subarray(0, -30)],
  ['a PNG', 'a.png', async () => (await picture('png', 300, 300)).subarray(0, -20)],
  ['a WebP', 'a.webp', async () => (await picture('webp', 300, 300)).subarray(0, -10)],
])('%s that was cut → incomplete', async (_, name, content) => {
  expect(await inspected(name, await content())).toBe('incomplete');
});

test('the size of a photo → as it is shown, not as it is stored', async () => {
  const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = path.join(folder, 'photo');
  writeFileSync(file, turned);
  expect(await inspectFile(file, 'image/jpeg')).toEqual({ contentType: 'image/jpeg', width: 20, height: 40 });
});

test('the size of an animation → that of one frame', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 10, height: 7, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const file = path.join(folder, 'film');
  writeFileSync(
    file,
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  expect(await inspectFile(file, 'image/gif')).toEqual({ contentType: 'image/gif', width: 10, height: 7 });
});
