import { zipFile, type ZipEntry } from './zip-file.ts';

const wordPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A PDF of one empty page, filled up to `size` with a comment. */
export function pdf(size = 0): Buffer {
  const head = Buffer.from('%PDF-1.4\n%âãÏÓ\n', 'latin1');
  const body = Buffer.from(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n',
  );
  const filling = Buffer.alloc(Math.max(0, size - head.length - body.length), '%');
  return Buffer.concat([head, filling, body]);
}

/** A PDF that is shown while it loads: the end of its first part stands near its beginning. */
export function linearized(size: number): Buffer {
  const first = `%PDF-1.5\n1 0 obj\n<</Linearized 1/L ${size}/H[ 500 100]/O 3/E 900/N 1/T 900>>\nendobj\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([Buffer.from(first), pdf(size - first.length)]);
}

/** What a program that writes .docx puts into it, and `more`. */
export function docxEntries(more: readonly ZipEntry[] = []): ZipEntry[] {
  return [
    {
      name: '[Content_Types].xml',
      data: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document2.xml" ContentType="${wordPart}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document2.xml"/></Relationships>`,
    },
    {
      name: 'word/document2.xml',
      data: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>خطاب</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ];
}

export function docx(more: readonly ZipEntry[] = []): Buffer {
  return zipFile(docxEntries(more));
}

export function odt(more: readonly ZipEntry[] = []): Buffer {
  return zipFile([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'content.xml', data: `${xml}<office:document-content/>` },
    { name: 'META-INF/manifest.xml', data: `${xml}<manifest:manifest/>` },
    { name: 'Configurations2/accelerator/', data: '', stored: true },
    ...more,
  ]);
}

const sector = 512;
const end = 0xff_ff_ff_fe;

/**
 * A compound file with these names in its directory. `sectors` of data stand before the directory, which then lies far
 * into the table of sectors.
 */
export function oleFile(names: readonly string[], { sectors = 0 }: { sectors?: number } = {}): Buffer {
  const directories = Math.ceil((names.length + 1) / 4);
  const perTable = sector / 4;
  let tables = 1;
  let lists = 0;
  while (tables * perTable < sectors + directories + tables + lists) {
    tables++;
    lists = Math.ceil(Math.max(0, tables - 109) / (perTable - 1));
  }
  const firstDirectory = sectors;
  const firstTable = sectors + directories;
  const firstList = firstTable + tables;
  const file = Buffer.alloc((1 + firstList + lists) * sector, 0xff);
  const at = (index: number) => (1 + index) * sector;

  file.fill(0, 0, 76);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(tables, 44);
  file.writeUInt32LE(firstDirectory, 48);
  file.writeUInt32LE(end, 60);
  file.writeUInt32LE(lists > 0 ? firstList : end, 68);
  file.writeUInt32LE(lists, 72);
  for (let table = 0; table < tables; table++) {
    const listed = table - 109;
    const list = Math.floor(listed / (perTable - 1));
    const place = listed < 0 ? 76 + table * 4 : at(firstList + list) + (listed % (perTable - 1)) * 4;
    file.writeUInt32LE(firstTable + table, place);
  }
  for (let list = 0; list < lists; list++)
    file.writeUInt32LE(list + 1 < lists ? firstList + list + 1 : end, at(firstList + list) + sector - 4);
  for (let index = 0; index < directories; index++)
    file.writeUInt32LE(
      index + 1 < directories ? firstDirectory + index + 1 : end,
      at(firstTable) + (firstDirectory + index) * 4,
    );
  ['Root Entry', ...names].forEach((name, index) => {
    const entry = file.subarray(at(firstDirectory) + index * 128, at(firstDirectory) + (index + 1) * 128).fill(0);
    entry.write(name, 0, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry[66] = index === 0 ? 5 : 2;
  });
  for (let index = names.length + 1; index < directories * 4; index++)
    file.fill(0, at(firstDirectory) + index * 128, at(firstDirectory) + (index + 1) * 128);
  return file;
}

/** A .doc as Word 97 writes it, as far as its directory tells. */
export function doc(more: readonly string[] = [], options?: { sectors?: number }): Buffer {
  return oleFile(['WordDocument', '1Table', 'Data', '\u0005SummaryInformation', 'CompObj', ...more], options);
}
