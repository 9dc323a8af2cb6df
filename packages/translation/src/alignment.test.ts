import { expect, test } from 'vitest';
import { alignSentences, answeringSentences, type AnsweringSentences } from './alignment.ts';

const shape = (aligned: readonly AnsweringSentences[]) => aligned.map(({ ar, en }) => `${en.length}-${ar.length}`);

test('as many sentences answer each other in their order', () => {
  const en = 'We read everything. We measure it and sort it into keep, rewrite, merge and remove. Then we write.';
  const ar = 'نقرأ كل شيء. نقيسه ونفرزه: يبقى، أو يُكتب من جديد، أو يُدمج، أو يُحذف. ثم نكتب.';
  expect(shape(alignSentences({ en, ar }))).toEqual(['1-1', '1-1', '1-1']);
});

test('one sentence answers two, in either language', () => {
  const en =
    'The agreement is one contract in Arabic and English. In a dispute the Arabic text decides. Both are kept.';
  const ar = 'الاتفاق عقد واحد بالعربية والإنجليزية، والعبرة عند النزاع بالنص العربي. ويُحفظ النصان معًا.';
  expect(shape(alignSentences({ en, ar }))).toEqual(['2-1', '1-1']);
  const longer = 'ادفعوا في ثلاثين يومًا من يوم الفاتورة. ولا نزيد على ذلك شيئًا مهما طال. شكرًا.';
  const shorter =
    'Pay within thirty days of the invoice, and nothing is added to it, however long it takes. Thank you.';
  expect(shape(alignSentences({ en: shorter, ar: longer }))).toEqual(['1-2', '1-1']);
});

test('a figure or a Latin word that both have outweighs the lengths', () => {
  const en = 'We wrote, and 46 answered. The others never told us why, neither then nor at any later time.';
  const ar = 'كتبنا إليهم جميعًا في يوم واحد. أجاب ٤٦. وسكت الباقون ولم يذكروا السبب بعد ذلك.';
  const [first] = alignSentences({ en, ar });
  expect(first!.ar.map(({ text }) => text).join(' ')).toContain('٤٦');
  const without = alignSentences({ en: en.replace('46', 'many'), ar });
  expect(shape(without)).toEqual(['2-3']);
});

test('a number in words is one in figures', () => {
  const en = 'Clinics lose about seven appointments in a hundred to absence. The usual figure is near twenty.';
  const ar = 'تفقد العيادات بالغياب نحو ٧ مواعيد في كل مئة، والمعتاد قريب من عشرين. ومن تأخر طبيبه عرف ذلك على هاتفه.';
  // What follows in Arabic has no sentence of its own in English: it is none of the second one's.
  expect(shape(alignSentences({ en, ar }))).toEqual(['2-2']);
});

test('where it is in doubt which sentences answer each other, none is given to another', () => {
  const en =
    'Our first client was a publishing house whose Arabic books were beautiful and whose Arabic website was unreadable. Its letters fell apart on a phone. We promised to repair that in six weeks. It took fourteen, we were paid for six, and in those fourteen weeks we learned most of what this company still does.';
  const ar =
    'كان أول عميل لنا دار نشر كتبها العربية جميلة وموقعها العربي لا يُقرأ، تتفكك حروفه على الهاتف. وعدنا بإصلاحه في ستة أسابيع، فاستغرق أربعة عشر، وقبضنا أجر ستة، وفي تلك الأسابيع الأربعة عشر تعلمنا أكثر ما تفعله هذه الشركة إلى اليوم.';
  expect(shape(alignSentences({ en, ar }))).toEqual(['4-2']);
  // As soon as something tells them apart, they are.
  const told = { en: en.replace('on a phone', 'on a Nokia'), ar: ar.replace('على الهاتف', 'على Nokia') };
  expect(shape(alignSentences(told))).toEqual(['2-1', '2-1']);
});

test('no sentence is left out, and nothing answers nothing', () => {
  const en = 'One. Two. Three. Four. Five. Six.';
  const aligned = alignSentences({ en, ar: 'واحد اثنان ثلاثة أربعة خمسة ستة.' });
  expect(aligned.flatMap((each) => each.en)).toHaveLength(6);
  expect(alignSentences({ en, ar: '' })).toEqual([]);
});

test('paragraphs that one language joins still answer each other', () => {
  const item = (text: string) => ({ type: 'listitem', children: [{ type: 'text', text }] });
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const heading = (text: string) => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text }] });
  const en = {
    root: { children: [heading('Prices'), paragraph('We say the price first.'), paragraph('Nothing is added later.')] },
  };
  const ar = { root: { children: [heading('الأسعار'), paragraph('نقول السعر أولًا. ولا نزيد عليه شيئًا بعد ذلك.')] } };
  const aligned = answeringSentences({ en, ar });
  expect(aligned.map((each) => [each.en, each.ar].map((side) => side.map(({ text }) => text).join(' ')))).toEqual([
    ['Prices', 'الأسعار'],
    ['We say the price first.', 'نقول السعر أولًا.'],
    ['Nothing is added later.', 'ولا نزيد عليه شيئًا بعد ذلك.'],
  ]);
  const list = { root: { children: [{ type: 'list', children: [item('One'), item('Two')] }] } };
  expect(answeringSentences({ en: list, ar: 'واحد\nاثنان' })).toHaveLength(2);
});
