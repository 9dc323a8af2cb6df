import { expect, test } from 'vitest';
import { sentencesOf } from './segments.ts';

const split = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test.each([
  ['We ask. You answer! Who decides? Nobody… Then we begin.', 5],
  ['Dr. Salma and Mr. Adel met at St. Mark no. 5. They agreed.', 2],
  ['It costs 3.5 million, e.g. in Cairo, i.e. here. It is 1.2.3 now.', 2],
  ['We open at 9 a.m. on Sunday. We close at 5 p.m. Then we go.', 3],
  ['Karim A. Adel and J. K. Rowling wrote it. It is good.', 2],
  ['The U.S. market is far. Nasaq Ltd. is near.', 2],
  ['“Ready?” she asked. He said “Come.” Then he left.', 3],
  ['Is it a client, a customer or a beneficiary? Does the button say submit?', 2],
  ['1. The first step. 2. The second one.', 2],
  ['See nasaq.example/en and mail a.b@nasaq.example. Thank you.', 2],
  ['Wait... and see. Really?!', 2],
  ['No. We do not. No. 7 is free.', 3],
  ['Files (SVG, PDF etc.) are kept. (They stay.) All of them.', 3],
  ['without an end', 1],
  ['', 0],
  [' … ', 1],
])('English: «%s» has %i', (text, count) => {
  expect(split(text)).toHaveLength(count);
});

test.each([
  ['أهو عميل أم زبون أم مستفيد؟ وعلى الزر: «تقديم» أم «إرسال»؟ نضع مسردًا.', 3],
  ['قال: «متى نبدأ؟» ثم خرج. وعاد.', 2],
  ['«ما رأيك؟» هذا سؤالنا الأول. ونكتب الجواب!', 3],
  ['كتبت د. ليلى منصور إلى م. كريم عادل. ورد في يومه.', 2],
  ['السعر ٥٨٬٠٠٠ ج.م. شهريًا. وهو ثابت.', 2],
  ['تأسست عام ٢٠١٤ م. ثم كبرت.', 2],
  ['نسبة ٩٩٫٩٥ في المئة… لا أكثر. تلك هي.', 2],
  ['يعمل النظام على PostgreSQL 17.2 دون توقف. ولا يتوقف ليلًا.', 2],
  ['هل أنت مستعد؟ راسلنا!', 2],
])('Arabic: «%s» has %i', (text, count) => {
  expect(split(text)).toHaveLength(count);
});

test('sentences say where they stand, and what has no letters belongs to the one before', () => {
  const text = '  We ask. !! «نعم.»  ';
  expect(sentencesOf(text).map(({ end, start }) => text.slice(start, end))).toEqual(['We ask. !!', '«نعم.»']);
});

test('two hundred thousand letters without an end are split in no time', () => {
  const long = 'word '.repeat(40_000);
  expect(sentencesOf(long)).toHaveLength(1);
  expect(sentencesOf('e.g. '.repeat(40_000))).toHaveLength(1);
  expect(sentencesOf('«a.» '.repeat(40_000))).toHaveLength(1);
});
