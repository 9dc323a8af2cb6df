import { zipSync, type Zippable } from 'fflate';

export interface SampleFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const text = (content: string) => new TextEncoder().encode(content);

/** A page with a line of text; `size` fills it up with a comment, since a PDF may hold any bytes. */
export function pdf(name = 'cv.pdf', size = 0): SampleFile {
  const head = '%PDF-1.4\n%\u00e2\u00e3\n';
  const body = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>\nendobj\n',
    'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n',
  ].join('');
  const bytes = new Uint8Array(Math.max(size, head.length + body.length + 2)).fill(0x25);
  bytes.set(text(head));
  bytes[bytes.length - body.length - 1] = 0x0a;
  bytes.set(text(body), bytes.length - body.length);
  return { name, type: 'application/pdf', bytes };
}

/** One red pixel. */
export function png(name = 'screen.png'): SampleFile {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
  return { name, type: 'image/png', bytes: Uint8Array.from(Buffer.from(base64, 'base64')) };
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A letter as Word writes it, with `extra` parts. */
export function docx(name = 'letter.docx', extra: Zippable = {}): SampleFile {
  const part = (content: string) => text(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
  const bytes = zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': part(
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Sir</w:t></w:r></w:p></w:body></w:document>',
    ),
    ...extra,
  });
  return { name, type: wordType, bytes: new Uint8Array(bytes) };
}

/** Two hundred kilobytes that become two hundred megabytes. */
export function docxBomb(name = 'cv.docx'): SampleFile {
  return docx(name, { 'word/media/image1.bmp': new Uint8Array(200_000_000) });
}

/** A program for Windows under the name of a document. */
export function disguisedProgram(name = 'cv.pdf'): SampleFile {
  const bytes = new Uint8Array(4_096);
  bytes.set(text('MZ'));
  bytes.set(text('This program cannot be run in DOS mode.'), 0x4e);
  return { name, type: 'application/pdf', bytes };
}

/** A picture, a web page and a plain archive under the names of documents. */
export const misnamed: SampleFile[] = [
  { ...png('cv.pdf'), type: 'application/pdf' },
  { ...docx('cv.docx'), bytes: text('<!doctype html><script>alert(1)</script>') },
  { ...docx('letter.docx'), bytes: new Uint8Array(zipSync({ 'program.exe': text('MZ') })) },
];
