import { describe, expect, test } from 'vitest';
import { emptyRecord } from '../../states.ts';
import { wordsOf } from '../../words.ts';
import type { Bundle } from '../bundle.ts';
import { contentDigest } from '../content-digest.ts';
import type { Delivery } from '../delivery.ts';
import { readDocx } from '../docx/read-docx.ts';
import { docxParts } from '../docx/write-docx.ts';
import { csvTable, readCsvTable } from '../sheet/csv.ts';
import { anEntry, bundled, changed, confirmed, judged, outcomes } from '../testing/an-entry.ts';
import { bold, captioned, footnote, heading, link, paragraph, part, richText, table } from '../testing/rich-texts.ts';
import { readXliff } from '../xliff/read-xliff.ts';
import { writeXliff } from '../xliff/write-xliff.ts';

const words = { en: '', ar: '' };
const docxTexts = { title: words, intro: [words], field: words, languages: { en: words, ar: words } };

/** Each kind of file: written, changed by a translator as text, and read. */
const kinds = {
  xliff: (bundle: Bundle, translate: (text: string) => string = (text) => text): Delivery =>
    readXliff(translate(writeXliff(bundle))),
  docx: (bundle: Bundle, translate: (text: string) => string = (text) => text): Delivery =>
    readDocx(translate(docxParts(bundle, docxTexts)['word/document.xml']!)),
  csv: (bundle: Bundle, translate: (text: string) => string = (text) => text): Delivery =>
    readCsvTable(csvTable(bundle).map((row) => row.map(translate))),
};

describe.each(Object.entries(kinds))('a file of kind %s', (kind, sent) => {
  test('that comes back as it went out changes nothing', () => {
    const docs = anEntry();
    const back = sent(bundled(docs));
    expect(back.damaged).toEqual([]);
    const lines = outcomes(judged(back, docs));
    expect(lines).toMatchObject({
      title: 'unchanged',
      summary: 'untranslated',
      body: 'unchanged',
      'steps.first.title': 'unchanged',
      'steps.first.text': 'untranslated',
      'steps.second.title': 'untranslated',
    });
    expect(lines.site ?? 'unchanged').toBe('unchanged');
  });

  test('brings what was translated, with the formatting of the source where there is no other', () => {
    const docs = anEntry();
    const translated = sent(bundled({ en: docs.en, ar: {} }), (text) => text);
    const filled = fill(translated);
    const lines = judged(filled, { en: docs.en, ar: {} });
    expect(outcomes(lines)).toMatchObject({ title: 'new', summary: 'new', body: 'new', 'steps.second.text': 'new' });
    expect(lines.title!.value).toBe('Our <work> & more');
    expect(lines.summary!.value).toBe('First line. Another sentence!\nSecond line.');
    expect(contentDigest(lines.body!.value)).toBe(contentDigest(docs.en.body));
    expect(JSON.stringify(lines.body!.value)).toContain('"direction":"rtl"');
    expect(JSON.stringify(lines.body!.value)).not.toContain('"direction":"ltr"');
    expect(lines['steps.second.text']!.line.remarks).toEqual(['new_row']);
  });

  test('carries the words of tables, captions, callouts and footnotes, and leaves the rest of them alone', () => {
    const body = richText(
      paragraph('We answer', footnote('On working days.'), ' at once.'),
      table(['Plan', 'Price'], ['Small', 'Ask us']),
      captioned(7, 'The desk'),
      part('callout', { tone: 'warning', title: 'Mind this', text: 'One line.\n\nAnother one.' }),
      part('code', { code: 'npm start', title: 'Starting it' }),
      part('columns', { items: 'Cairo\nGiza' }),
    );
    const docs = changed(anEntry(), 'en', { body });
    const back = fill(sent(bundled({ en: docs.en, ar: {} })));
    const lines = judged(back, { en: docs.en, ar: {} });
    expect(outcomes(lines).body).toBe('new');
    expect(contentDigest(lines.body!.value)).toBe(contentDigest(body));
    const both = changed(docs, 'ar', { body });
    expect(outcomes(judged(sent(bundled(both)), both)).body).toBe('unchanged');
  });

  test('asks where a text was changed here too, and brings nothing where only here it was changed', () => {
    const docs = anEntry();
    const here = changed(docs, 'ar', { title: 'عنوان أحدث', body: richText(paragraph('أحدث')) });
    const touched = sent(bundled(docs), (text) => text.replace('أعمالنا وأكثر', 'أعمالنا وغيرها'));
    const lines = judged(touched, here);
    expect(outcomes(lines)).toMatchObject({ title: 'conflict', body: 'newer' });
    expect(lines.title!.line).toMatchObject({ before: 'عنوان أحدث', after: 'أعمالنا وغيرها', remarks: [] });
  });

  test('brings a translation of an older source as outdated', () => {
    const docs = anEntry();
    const here = changed(docs, 'en', { title: 'A newer title' });
    const lines = judged(
      sent(bundled(docs), (text) => text.replace('أعمالنا وأكثر', 'أعمالنا وغيرها')),
      here,
    );
    expect(lines.title).toMatchObject({
      line: { outcome: 'changed', remarks: ['outdated'] },
      sourceWords: 'Our <work> & more',
      value: 'أعمالنا وغيرها',
    });
  });

  test('puts a rich text together as its source was, where that is still known', () => {
    const docs = anEntry();
    const here = changed(docs, 'en', { body: richText(heading('h2', 'Quite another text')) });
    const delivery = sent(bundled(docs), (text) => text.replace('ليست صيغة.', 'هذه ليست صيغة.'));
    const lines = judged(delivery, here, { older: { body: [docs.en.body] } });
    expect(lines.body!.line).toMatchObject({ outcome: 'changed', remarks: ['outdated'] });
    expect(wordsOf(lines.body!.value)).toBe(wordsOf(docs.ar.body).replace('ليست صيغة.', 'هذه ليست صيغة.'));
    const forgotten = judged(delivery, here);
    // XLIFF has the structure with it.
    expect(outcomes(forgotten).body).toBe(kind === 'xliff' ? 'changed' : 'source_unknown');
  });

  test('says which text it cannot take, and why', () => {
    const docs = anEntry();
    const long = sent(bundled(docs), (text) => text.replace('أعمالنا وأكثر', 'طويل '.repeat(20)));
    expect(judged(long, docs).title!.line).toMatchObject({
      outcome: 'refused',
      refusal: 'too_long',
      values: { length: '99', most: '60' },
    });
    const rest = sent(bundled(docs), (text) => text.replace('ننصت', 'نستمع'));
    const gone = changed(docs, 'en', { steps: [(docs.en.steps as object[])[1]] });
    expect(outcomes(judged(rest, gone))).toMatchObject({ 'steps.first.title': 'row_gone' });
    expect(outcomes(judged(rest, changed(docs, 'en', { title: '' })))).toMatchObject({ title: 'source_gone' });
  });

  test('does not bring a row back that was taken away here, unless somebody wants it', () => {
    const docs = anEntry();
    const delivery = fill(sent(bundled(docs), (text) => text.replace('ننصت', 'نستمع')));
    const lines = judged(delivery, changed(docs, 'ar', { steps: [] }));
    expect(outcomes(lines)).toMatchObject({ 'steps.first.title': 'conflict', 'steps.first.text': 'conflict' });
    expect(lines['steps.first.text']!.line.remarks).toEqual(['row_removed']);
    expect(lines['steps.second.text']!.line).toMatchObject({ outcome: 'new', remarks: ['new_row'] });
  });

  test('is refused as a whole for an entry that is another, or is translated from the other language now', () => {
    const docs = anEntry();
    const delivery = sent(bundled(docs));
    const all = (lines: Record<string, unknown>) => [...new Set(Object.values(outcomes(lines as never)))];
    expect(all(judged(delivery, docs, { mark: 'ffff' }))).toEqual(['entry_foreign']);
    expect(all(judged(delivery, docs, { record: emptyRecord('ar') }))).toEqual(['other_source']);
  });

  test('tells of formatting alone that it changed', () => {
    const docs = anEntry();
    const here = changed(docs, 'ar', { summary: '' });
    const body = richText(heading('h2', 'عنوان'), paragraph(bold('كلمة'), ' وأخرى'));
    const plain = {
      en: { ...here.en, body: richText(heading('h2', 'Title'), paragraph('Word ', bold('and'))) },
      ar: { body },
    };
    const delivery = sent(bundled(plain), (text) =>
      kind === 'xliff'
        ? text.replace(/<pc [^>]*>كلمة<\/pc>/u, 'كلمة')
        : kind === 'csv'
          ? text.replace(/\{t?\d\}كلمة\{\/t?\d\}/u, 'كلمة')
          : text.replace(/<w:b\/><w:bCs\/>(<w:rtl\/>(?:(?!<\/w:r>).)*كلمة)/u, '$1'),
    );
    expect(judged(delivery, plain).body!.line).toMatchObject({
      outcome: 'changed',
      remarks: ['formatting', 'emphasis'],
    });
  });

  test('brings the word of who read it over, where the words are the same', () => {
    if (kind === 'docx') return;
    const docs = anEntry();
    const final = (text: string) => text.replaceAll(/translated/g, 'final');
    const lines = judged(sent(bundled(docs), final), docs);
    expect(outcomes(lines)).toMatchObject({ title: 'state', body: 'state', summary: 'untranslated' });
    const record = confirmed(docs, 'title');
    const again = judged(sent(bundled(docs, record), final), docs, { record });
    expect(outcomes(again)).toMatchObject({ title: 'unchanged', body: 'state' });
  });
});

test('a translation whose own link went missing is refused, wherever that link leads', () => {
  const docs = anEntry();
  for (const address of ['https://example.org', 'https://example.org/ar']) {
    const body = richText(paragraph('نقرأ أولًا. ثم ', link(address, 'نرسم'), '.'));
    const sides = {
      en: { ...docs.en, body: richText(paragraph('We read. Then ', link('https://example.org', 'we draw'), '.')) },
      ar: { ...docs.ar, body },
    };
    const without = (text: string) => text.replace(/<pc [^>]*>(نرسم)<\/pc>/u, '$1');
    const sent = writeXliff(bundled(sides));
    expect(without(sent)).not.toBe(sent);
    const { line } = judged(readXliff(without(sent)), sides).body!;
    expect(line).toMatchObject({ outcome: 'refused', refusal: 'code_missing' });
    expect(judged(readXliff(sent), sides).body!.line.outcome).toBe('unchanged');
  }
});

test('formatting that a translation program has added by the names of the standard comes in', () => {
  const docs = anEntry();
  const text = writeXliff(bundled(docs)).replace(
    'ليست صيغة.',
    'ليست <pc id="x1" type="fmt" subType="xlf:b">صيغة</pc>.',
  );
  const { line, value } = judged(readXliff(text), docs).body!;
  expect(line).toMatchObject({ outcome: 'changed', remarks: ['formatting'] });
  expect(JSON.stringify(value)).toMatch(/"format":1,[^}]*"text":"صيغة"/u);
  const unsafe = text
    .replace('id="x1" type="fmt" subType="xlf:b"', 'id="x1" dataRefStart="evil"')
    .replace(
      /(<unit id="body"[\s\S]*?<originalData>)/u,
      '$1<data id="evil">{"type":"link","fields":{"url":"javascript:alert(1)"}}</data>',
    );
  expect(outcomes(judged(readXliff(unsafe), docs)).body).toBe('code_unknown');
});

/** A delivery in which each text without a translation has its source's. */
function fill(delivery: Delivery): Delivery {
  return {
    ...delivery,
    entries: delivery.entries.map((entry) => ({
      ...entry,
      units: entry.units.map((unit) => ({
        ...unit,
        text:
          unit.text.as === 'rows'
            ? { ...unit.text, rows: unit.text.rows.map((row) => ({ ...row, target: row.source })) }
            : { ...unit.text, target: unit.text.source, untranslated: 0 },
      })),
    })),
  };
}

test.each(['docx', 'csv'] as const)('a row of a %s that has lost its whole mark is told by its translation', (kind) => {
  const back = kinds[kind](bundled(anEntry()), (text) => text.replace(/\[en-ar:[^\]]*:title:0:[^\]]*\]/u, '(gone)'));
  expect(back.damaged).toEqual(['أعمالنا وأكثر']);
});
