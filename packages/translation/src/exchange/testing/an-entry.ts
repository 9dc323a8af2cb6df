import type { Locale } from '@nasaq/contract';
import type { Bilingual, Doc, FieldSpec } from '../../field.ts';
import { emptyRecord, type Mark, type TranslationRecord } from '../../states.ts';
import { type Docs, judgedUnits } from '../../units.ts';
import { fingerprint } from '../../fingerprint.ts';
import { type Bundle, bundleUnit } from '../bundle.ts';
import type { Delivery } from '../delivery.ts';
import { judgeEntry } from '../judge/judge-entry.ts';
import type { Judged } from '../judge/judge-unit.ts';
import { bold, heading, item, line, link, list, paragraph, picture, richText } from './rich-texts.ts';

const label = (en: string, ar: string): Bilingual => ({ en, ar });

/** The fields of an entry with one text of each kind. */
export const entryFields: FieldSpec[] = [
  { name: 'title', kind: 'text', localized: true, label: label('Title', 'العنوان'), required: true, maxLength: 60 },
  {
    name: 'summary',
    kind: 'textarea',
    localized: true,
    label: label('Summary', 'الملخص'),
    description: label('One or two sentences.', 'جملة أو جملتان.'),
  },
  { name: 'body', kind: 'richText', localized: true, label: label('Body', 'النص') },
  { name: 'year', kind: 'number', localized: false, label: label('Year', 'السنة') },
  { name: 'site', kind: 'text', localized: true, label: label('Web address', 'العنوان على الشبكة') },
  {
    name: 'steps',
    kind: 'rows',
    localized: true,
    label: label('Steps', 'الخطوات'),
    row: label('Step', 'خطوة'),
    fields: [
      { name: 'title', kind: 'text', localized: true, label: label('Title', 'العنوان') },
      { name: 'text', kind: 'textarea', localized: true, label: label('Text', 'النص') },
    ],
  },
];

/** An entry in English with all kinds of formatting, and half of its Arabic. */
export function anEntry(): Docs {
  return {
    en: {
      title: 'Our <work> & more',
      summary: 'First line. Another sentence!\nSecond line.',
      body: richText(
        heading('h2', 'Why ', bold('we'), ' work'),
        paragraph(
          'We read first. Then ',
          link('https://example.org', 'we ', bold('draw')),
          '. At last',
          line(),
          'we build.',
        ),
        picture(7),
        list('bullet', item('One {1} thing'), item(bold('Another'))),
        paragraph('=1+1 is no formula.'),
      ),
      site: 'https://example.org/page',
      steps: [
        { id: 'e1', pair: 'first', title: 'Listen', text: 'We listen.' },
        { id: 'e2', pair: 'second', title: 'Build', text: '-5 degrees' },
      ],
    },
    ar: {
      title: 'أعمالنا وأكثر',
      body: richText(
        heading('h2', 'لماذا ', bold('نعمل')),
        paragraph('نقرأ أولًا. ثم ', link('https://example.org', 'نرسم'), '. وفي النهاية نبني.'),
        picture(7),
        list('bullet', item('شيء'), item('شيء {1} آخر')),
        paragraph('ليست صيغة.'),
      ),
      steps: [{ id: 'a1', pair: 'first', title: 'ننصت', text: '' }],
    },
  };
}

/** Everything of an entry, as it goes out. */
export function bundled(docs: Docs, record: TranslationRecord = emptyRecord('en'), to: Locale = 'ar'): Bundle {
  const from: Locale = to === 'ar' ? 'en' : 'ar';
  const units = judgedUnits(entryFields, docs, record).flatMap((unit) => bundleUnit(unit, { from, to }) ?? []);
  return { from, to, entries: [{ ref: 'posts/12', mark: '3f2a', title: 'Our work', units }] };
}

interface Returned {
  record?: TranslationRecord;
  older?: Record<string, unknown[]>;
  mark?: string;
}

/** What would become of each text of a file, by its path. */
export function judged(
  delivery: Delivery,
  docs: Docs,
  { mark = '3f2a', older = {}, record = emptyRecord('en') }: Returned = {},
): Record<string, Judged> {
  const here = { fields: entryFields, docs, record, mark, older: (path: string) => older[path] ?? [] };
  const judgments = delivery.entries.flatMap((entry) => judgeEntry(entry, delivery, here));
  return Object.fromEntries(judgments.map((one) => [one.line.path, one]));
}

/** Outcomes by path. */
export function outcomes(lines: Record<string, Judged>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lines).map(
      ([
        path,
        {
          line: { outcome, refusal },
        },
      ]) => [path, refusal ?? outcome],
    ),
  );
}

/** A record in which one text was confirmed as it is. */
export function confirmed(docs: Docs, path: string, as: Mark['as'] = 'confirmed'): TranslationRecord {
  const record = emptyRecord('en');
  const [source, target] = [docs.en[path], docs.ar[path]];
  record.marks.ar[path] = { as, source: fingerprint(source), target: fingerprint(target), by: 1, at: 0 };
  return record;
}

/** A copy in which one language has other values. */
export function changed(docs: Docs, locale: Locale, values: Doc): Docs {
  return { ...docs, [locale]: { ...docs[locale], ...values } };
}
