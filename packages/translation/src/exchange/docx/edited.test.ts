import { expect, test } from 'vitest';
import { anEntry, bundled, judged, outcomes } from '../testing/an-entry.ts';
import { readDocx } from './read-docx.ts';
import { docxParts } from './write-docx.ts';

const words = { en: '', ar: '' };
const docs = anEntry();
const parts = docxParts(bundled(docs), { title: words, intro: [], field: words, languages: { en: words, ar: words } });
const written = parts['word/document.xml']!;

/** What becomes of the texts after somebody has changed the document. */
const edited = (...changes: [string | RegExp, string][]) =>
  judged(readDocx(changes.reduce((text, [from, to]) => text.replace(from, to), written)), docs);

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
/** The run with the Arabic title. */
const title = /<w:r><w:rPr>(?:(?!<\/w:r>).)*أعمالنا وأكثر<\/w:t><\/w:r>/u;

test('a document names its parts, and Arabic paragraphs and runs go from right to left', () => {
  expect(Object.keys(parts)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/styles.xml',
    'word/document.xml',
  ]);
  expect(written).toMatch(/<w:p><w:pPr><w:bidi\/>(?:(?!<\/w:p>).)*<w:rtl\/>(?:(?!<\/w:p>).)*أعمالنا/u);
  const back = docxParts(bundled(docs, undefined, 'en'), {
    title: words,
    intro: [],
    field: words,
    languages: { en: words, ar: words },
  });
  expect(back['word/document.xml']).toContain('<w:bidiVisual/>');
  expect(written).not.toContain('<w:bidiVisual/>');
});

test('words that Word has split, marked for spelling or numbered anew are the same', () => {
  const split =
    run('أعما') +
    '<w:proofErr w:type="spellStart"/>' +
    run('لنا') +
    '<w:bookmarkStart w:id="1" w:name="x"/>' +
    run(' وأكثر');
  expect(outcomes(edited([title, split], [/<w:tr>/gu, '<w:tr w:rsidR="00A1">'])).title).toBe('unchanged');
});

test('tracked changes count as if they were accepted', () => {
  const tracked = `<w:ins w:id="1" w:author="x">${run('أعمالنا')}</w:ins><w:del w:id="2" w:author="x"><w:r><w:delText>وأكثر</w:delText></w:r></w:del>`;
  expect(edited([title, tracked]).title).toMatchObject({ line: { outcome: 'changed' }, value: 'أعمالنا' });
});

test('rows may change their order, and notes may be written beside the mark', () => {
  const rows = written.match(/<w:tr>.*?<\/w:tr>/gsu)!;
  const swapped = written.replace(rows[1]!, '@').replace(rows[2]!, rows[1]!).replace('@', rows[2]!);
  const noted = swapped.replace(/(\[en-ar:[^\]]*\])/u, 'done! $1 ok');
  const lines = outcomes(judged(readDocx(noted), docs));
  expect(lines).toMatchObject({ title: 'unchanged', summary: 'untranslated', body: 'unchanged' });
});

test('bold in a text without formatting is nothing, and a return within it is a line or a space', () => {
  const lines = edited(
    [title, run('أعمالنا ') + run('وأكثر', '<w:b/>')],
    [/(ننصت<\/w:t><\/w:r><\/w:p>)/u, `$1<w:p>${run('ونفهم')}</w:p>`],
  );
  expect(lines.title!.line.outcome).toBe('unchanged');
  expect(lines['steps.first.title']).toMatchObject({ line: { outcome: 'changed' }, value: 'ننصت ونفهم' });
});

test('bold that the translator sets and lines that they begin come into a rich text', () => {
  const lines = edited([
    /(<w:t xml:space="preserve">)ليست صيغة\.<\/w:t><\/w:r>/u,
    `$1ليست </w:t></w:r>${run('صيغة.', '<w:b/><w:bCs/>')}<w:r><w:br/><w:t>أبدًا</w:t></w:r>`,
  ]);
  expect(lines.body!.line).toMatchObject({ outcome: 'changed' });
  expect(JSON.stringify(lines.body!.value)).toMatch(/"format":1,[^}]*"text":"صيغة\.".*"linebreak".*"أبدًا"/u);
});

test('a marker that is lost, doubled, unknown or left open is named', () => {
  const fault = (from: string | RegExp, to: string) => {
    const { line } = edited([from, to]).body!;
    return [line.refusal, line.values?.code];
  };
  const target = (marker: string) => new RegExp(`(<w:rtl/>(?:(?!</w:r>).)*)${marker}`, 'u');
  expect(fault(target('\\{2\\}'), '$1')).toEqual(['code_unbalanced', '2']);
  expect(fault(/\{2\}(<\/w:t><\/w:r><w:r>(?:(?!<\/w:p>).)*نرسم(?:(?!<\/w:p>).)*)\{\/2\}/u, '$1')).toEqual([
    'code_missing',
    '2',
  ]);
  expect(fault(target('\\{2\\}'), '$1{2}{7}')).toEqual(['code_unknown', '7']);
  expect(fault(target('\\{/2\\}'), '$1{/2}{2}x{/2}')).toEqual(['code_twice', '2']);
});

test('a damaged mark is told with the words that stand beside it', () => {
  const { damaged } = readDocx(written.replace(/(\[en-ar:posts\/12:3f2a:title:0:)\w/u, '$1!'));
  expect(damaged).toEqual(['أعمالنا وأكثر']);
});
