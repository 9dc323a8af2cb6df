import { expect, test } from 'vitest';
import { Glossary } from './glossary.ts';
import { termFindings } from './term-findings.ts';
import type { Term } from './term.ts';

let next = 1;
function term(en: string[], ar: string[], more: Partial<Term> = {}): Term {
  const forbidden = { en: [], ar: [] };
  return { id: next++, accepted: { en, ar }, forbidden, kind: null, caseSensitive: false, keep: false, ...more };
}

const glossary = new Glossary([
  term(['glossary'], ['مسرد'], { kind: 'noun', forbidden: { en: ['word list'], ar: ['معجم', 'قاموس'] } }),
  term(['knowledge base'], ['قاعدة المعرفة'], { kind: 'noun' }),
  term(['knowledge'], ['معرفة'], { kind: 'noun' }),
  term(['quote'], ['عرض سعر'], { kind: 'noun' }),
  term(['quote'], ['اقتباس'], { kind: 'noun' }),
  term(['Qalam'], ['قلم'], { kind: 'name', caseSensitive: true }),
  term(['PostgreSQL'], [], { kind: 'name', keep: true }),
  term(['dictionary'], ['معجم'], { kind: 'noun' }),
  term(['email', 'mail'], ['بريد إلكتروني', 'رسالة'], { kind: 'noun' }),
  term(['clickable draft'], ['نموذج تفاعلي', 'نموذج'], { kind: 'noun' }),
]);

const said = (source: string, target: string, from: 'en' | 'ar' = 'en') =>
  termFindings(glossary, from, source, target).map(
    (finding) =>
      `${finding.kind} ${finding.term.accepted.en[0]}${'inSource' in finding && finding.inSource ? ' in source' : ''}`,
  );

test('a term whose agreed translation is there in any inflection is none of the findings', () => {
  expect(said('Our glossaries grow.', 'تكبر مساردنا وفيها المسرد الأول.')).toEqual([]);
  expect(said('تكبر مساردنا ومسردكم.', 'Your glossary’s terms.', 'ar')).toEqual([]);
});

test('a term that is missing says where the source has it', () => {
  const [finding] = termFindings(glossary, 'en', 'A glossary ends the debate.', 'ينتهي الجدل.');
  expect(finding).toMatchObject({ kind: 'missing', source: [[2, 10]] });
});

test('forbidden words are found, and whether they stand for the term', () => {
  expect(said('A glossary helps.', 'يفيد المعجم.')).toEqual(['missing glossary']);
  expect(said('A glossary helps.', 'يفيد القاموس.')).toEqual(['missing glossary', 'forbidden glossary in source']);
  expect(said('A book helps.', 'تفيد القواميس.')).toEqual(['forbidden glossary']);
  expect(said('A dictionary helps.', 'يفيد المعجم.')).toEqual([]);
});

test('a further word is taken for the term in a translation, and asks for nothing in a source', () => {
  expect(said('We send an email.', 'نرسل رسالة.')).toEqual([]);
  expect(said('تظهر رسالة الخطأ حين يملأ نموذجًا.', 'The error shows when a form is filled in.', 'ar')).toEqual([]);
  expect(said('نعرض نموذجًا تفاعليًا.', 'We show a form.', 'ar')).toEqual(['missing clickable draft']);
  expect(said('أرسلوا بريدًا إلكترونيًا.', 'Send a mail.', 'ar')).toEqual([]);
  expect(said('Send a mail.', 'أرسلوا شيئًا.')).toEqual([]);
});

test('of terms in each other the longest counts, and of several meanings one is enough', () => {
  expect(said('The knowledge base is open.', 'قاعدة المعرفة مفتوحة.')).toEqual([]);
  expect(said('The knowledge base is open.', 'المعرفة مفتوحة.')).toEqual(['missing knowledge base']);
  expect(said('Ask for a quote.', 'اطلب عروض أسعار.')).toEqual([]);
  expect(said('Ask for a quote.', 'اطلب شيئًا.')).toEqual(['missing quote', 'missing quote']);
});

test('what is kept is looked for as it is written, also with an Arabic particle before it', () => {
  expect(said('It runs on PostgreSQL.', 'يعمل بـPostgreSQL.')).toEqual([]);
  expect(said('It runs on PostgreSQL.', 'يعمل بقاعدة بيانات.')).toEqual(['missing PostgreSQL']);
  expect(said('Write in Qalam.', 'اكتبوا في «قلم».')).toEqual([]);
  expect(said('The qalam is a pen.', 'القصبة للكتابة.')).toEqual([]);
});
