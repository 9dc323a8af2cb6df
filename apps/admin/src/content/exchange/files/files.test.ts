import type { Bundle } from '@nasaq/translation/exchange';
import { describe, expect, test } from 'vitest';
import { zipFile } from '../../../uploads/testing/zip-file.ts';
import { doc } from '../../../uploads/testing/documents.ts';
import { faultText } from '../sentences.ts';
import { mostMegabytes, readFile } from './read-file.ts';
import { writeFile } from './write-file.ts';

const bundle: Bundle = {
  from: 'en',
  to: 'ar',
  entries: [
    {
      ref: 'posts/12',
      mark: '3f2a',
      title: '=Our work',
      units: [
        {
          path: 'title',
          kind: 'text',
          label: 'Title',
          translate: true,
          state: 'draft',
          comments: [],
          source: '=1+1, "two"',
          target: 'أعمالنا',
        },
      ],
    },
  ],
};

const file = (kind: 'xliff' | 'docx' | 'csv') => Buffer.from(writeFile(bundle, kind).bytes);
const xliff = (...changes: [string | RegExp, string][]) =>
  Buffer.from(changes.reduce((text, [from, to]) => text.replace(from, to), file('xliff').toString()));
const csv = (...changes: [string | RegExp, string][]) =>
  Buffer.from(changes.reduce((text, [from, to]) => text.replace(from, to), file('csv').toString()));
const types = `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const archive = (document: string, rest: Parameters<typeof zipFile>[0] = []) =>
  zipFile([{ name: '[Content_Types].xml', data: types }, { name: 'word/document.xml', data: document }, ...rest]);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

test.each(['xliff', 'docx', 'csv'] as const)('a file of kind %s is known by its content', async (kind) => {
  const delivery = await readFile(file(kind));
  expect(delivery).toMatchObject({ kind, from: 'en', to: 'ar', damaged: [] });
  expect(delivery.entries).toMatchObject([{ ref: 'posts/12', mark: '3f2a', units: [{ path: 'title' }] }]);
});

test('a list of values begins with a byte order mark, and nothing in it is a formula', () => {
  const text = file('csv').toString();
  expect(text.startsWith('\uFEFFid,entry,field,en,ar,state,notes\r\n')).toBe(true);
  expect(text).toContain(`,'=Our work,Title,"'=1+1, ""two""",أعمالنا,translated,\r\n`);
});

describe('what programs do to a file that they save', () => {
  const title = async (bytes: Uint8Array) => (await readFile(bytes)).entries[0]!.units[0]!.text;

  test('a list of values may have other separators and encodings', async () => {
    const sent = await title(file('csv'));
    const text = file('csv').toString().slice(1);
    const tabbed = text.replace(`"'=1+1, ""two"""`, '@').replaceAll(',', '\t').replace('@', `"'=1+1, ""two"""`);
    expect(await title(Buffer.from(tabbed))).toEqual(sent);
    const semicolons = tabbed.replaceAll('\t', ';');
    expect(await title(Buffer.from(`sep=;\r\n${semicolons}`))).toEqual(sent);
    expect(await title(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(sent);
    expect(await title(Buffer.from(text.replaceAll('\r\n', '\n')))).toEqual(sent);
  });

  test('XML may be in UTF-16 or in what it declares', async () => {
    const sent = await title(file('xliff'));
    expect(await title(Buffer.from(`\uFEFF${file('xliff').toString()}`, 'utf16le'))).toEqual(sent);
    const declared = xliff(['UTF-8', 'windows-1256'], ['أعمالنا', '@']).toString('latin1');
    const arabic = Buffer.from([0xc3, 0xda, 0xe3, 0xc7, 0xe1, 0xe4, 0xc7]).toString('latin1');
    expect(await title(Buffer.from(declared.replace('@', arabic), 'latin1'))).toEqual(sent);
  });

  test('languages may have regions', async () => {
    const delivery = await readFile(xliff(['srcLang="en"', 'srcLang="en-GB"'], ['trgLang="ar"', 'trgLang="ar-EG"']));
    expect(delivery).toMatchObject({ from: 'en', to: 'ar' });
  });
});

/** Files that nobody can read, and the sentence about each. */
const damaged: [string, () => Uint8Array, string][] = [
  ['nothing', () => new Uint8Array(), 'The file is empty.'],
  ['blanks', () => Buffer.from(' \n\n '), 'The file is empty.'],
  ['too much', () => zeros(mostMegabytes + 1), 'The file is too large: at most 18 MB can be read.'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'This is no file that goes to translators and comes back'],
  ['a text', () => Buffer.from('Dear colleague'), 'This is no file that goes to translators and comes back'],
  [
    'a web page',
    () => Buffer.from('<!doctype html><p>Hello'),
    'This is no file that goes to translators and comes back',
  ],
  ['an old document', () => doc(), 'This is a document in the old Word format.'],
  ['a workbook', () => archive('', [{ name: 'xl/workbook.xml', data: '<a/>' }]), 'This is a workbook.'],
  ['a picture in an archive', () => zipFile([{ name: 'a.png', data: 'x' }]), 'The archive holds no Word document'],
  [
    'a document with macros',
    () => archive('<a/>', [{ name: 'word/vbaProject.bin', data: 'x' }]),
    'The archive holds no Word document, or one with macros.',
  ],
  ['a document that was cut', () => file('docx').subarray(0, 900), 'The document is damaged and cannot be opened.'],
  [
    'a document that unfolds',
    () => archive('<a/>', [{ name: 'word/media/a.bin', data: zeros(160) }]),
    'The document would unfold into far more',
  ],
  ['a main part that unfolds', () => archive(zeros(70).toString('latin1')), 'The document would unfold into far more'],
  [
    'an archive in an archive',
    () => archive('<a/>', [{ name: 'a.zip', data: zipFile([{ name: 'b', data: 'x' }]), stored: true }]),
    'The document would unfold into far more',
  ],
  [
    'a document without tables',
    () =>
      archive(
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
      ),
    'The document has none of the tables that were exported',
  ],
  ['a document of another kind', () => archive('<office/>'), 'The archive holds no Word document'],
  ['a document with broken XML', () => archive('<w:document'), 'The file is damaged: its XML breaks in line 1.'],
  [
    'a document with a document type',
    () => archive('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
    'The file declares document types or entities.',
  ],
  ['broken XML', () => xliff(['</target>', '']), 'its XML breaks in line 1'],
  ['an unknown entity', () => xliff(['أعمالنا', '&nbsp;']), 'its XML breaks in line'],
  ['a prefix of no namespace', () => xliff(['<unit ', '<unit a:b="c" ']), 'its XML breaks in line'],
  ['XML that was cut', () => file('xliff').subarray(0, 700), 'its XML breaks in line'],
  [
    'entities that unfold',
    () => xliff([/^.*\n/, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n']),
    'The file declares document types or entities.',
  ],
  [
    'an entity from outside',
    () => xliff([/^.*\n/, '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n'], ['أعمالنا', '&a;']),
    'The file declares document types or entities.',
  ],
  ['XML without an end to its depth', () => Buffer.from('<a>'.repeat(300)), 'The file is nested too deeply'],
  ['another XML', () => Buffer.from('<rss version="2.0"/>'), 'This is XML, but no XLIFF: it begins with “rss”.'],
  [
    'XLIFF 1.2',
    () => xliff(['document:2.0"', 'document:1.2"'], ['version="2.1"', 'version="1.2"']),
    'This is XLIFF 1.2. The file that was exported is XLIFF 2.1',
  ],
  ['a later XLIFF', () => xliff(['version="2.1"', 'version="3.0"']), 'XLIFF 3.0 is not known here'],
  ['XLIFF of another vocabulary', () => xliff(['document:2.0"', 'document:9"']), 'XLIFF 2.1 is not known here'],
  [
    'XLIFF without a language',
    () => xliff([' trgLang="ar"', '']),
    'The file does not say from which language into which it translates.',
  ],
  [
    'XLIFF of other languages',
    () => xliff(['trgLang="ar"', 'trgLang="fr"']),
    'The file translates from “en” into “fr”.',
  ],
  [
    'XLIFF from a language into itself',
    () => xliff(['trgLang="ar"', 'trgLang="en-US"']),
    'The file translates from “en” into “en”.',
  ],
  ['XLIFF without texts', () => xliff([/<unit[\s\S]*<\/unit>/u, '']), 'The file has no text inside.'],
  [
    'XLIFF of another system',
    () => xliff([/<mda:metadata>.*?<\/mda:metadata>/u, ''], ['original="posts/12"', 'original="index.html"']),
    'The file was not exported here: it names no entry.',
  ],
  [
    'CSV in an old encoding',
    () => Buffer.from(file('csv').toString().slice(1).replace('أعمالنا', '\u00C3\u00DA'), 'latin1'),
    'it is not saved as UTF-8',
  ],
  ['CSV with a lost quotation mark', () => csv(['two""",', 'two"",']), 'The CSV is damaged in line'],
  ['CSV without the mark', () => csv(['id,', 'key,']), 'The CSV lacks columns'],
  ['CSV without a language', () => csv([',ar,', ',arabic,']), 'The CSV lacks columns'],
  ['CSV with empty marks', () => csv([/\[en-ar[^\]]*\]/u, '']), 'The file was not exported here'],
  [
    'CSV of both directions',
    () =>
      Buffer.concat([
        file('csv'),
        Buffer.from(writeFile({ ...bundle, from: 'ar', to: 'en' }, 'csv').bytes).subarray(3),
      ]),
    'The file mixes texts of both directions.',
  ],
];

test.each(damaged)('%s is refused with a sentence', async (_, bytes, sentence) => {
  const error = await readFile(bytes()).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'FileError' });
  const plain = faultText(error as never, 'en').replace(/[\u2066-\u2069]/gu, '');
  expect(plain).toContain(sentence);
  expect(faultText(error as never, 'ar')).toMatch(/^\P{Script=Latin}.*\p{Script=Arabic}/u);
  expect(faultText(error as never, 'ar')).not.toMatch(/\{\w+\}/u);
});
