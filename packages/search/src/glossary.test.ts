import { expect, test } from 'vitest';
import { glossaryWords } from './glossary-words.ts';
import { Glossary } from './glossary.ts';
import { wordForms } from './language/word-forms.ts';

const glossary = new Glossary();

test('a word leads to its translations in any inflection, from either language', () => {
  expect(glossary.synonymsOf(wordForms('invoices').stems).other).toContain('فاتورة');
  expect(glossary.synonymsOf(wordForms('والفواتير').stems).other).toContain('invoice');
  expect(glossary.synonymsOf(wordForms('vacancy').stems).own).toContain('job');
  expect(glossary.synonymsOf(wordForms('granite').stems)).toEqual({ own: [], other: [] });
});

test('its words are known by their beginning and in spite of a slip', () => {
  expect(glossary.wordsBeginning('newsle')).toEqual(['newsletter']);
  expect(glossary.wordsBeginning('ec')).toEqual([]);
  expect(glossary.wordsNear('procuremnt')).toEqual(['procurement']);
});

test('every line has English words, then Arabic ones', () => {
  const lines = glossaryWords.trim().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) expect(line).toMatch(/^[a-z]+( [a-z]+)* \| [\p{Script=Arabic}]+( [\p{Script=Arabic}]+)*$/u);
});

test('what it has learnt counts beside the words of any site, also where several words belong together', () => {
  const learnt = new Glossary({
    meanings: [
      { en: ['knowledge base', 'help centre'], ar: ['قاعدة المعرفة'] },
      { en: ['quay'], ar: ['رصيف'] },
    ],
  });
  expect(learnt.synonymsOf(wordForms('quays').stems).other).toEqual(['رصيف']);
  expect(learnt.synonymsOf(wordForms('invoices').stems).other).toContain('فاتورة');
  const stems = (text: string) => text.split(' ').map((word) => wordForms(word).stems);
  expect([...learnt.phrasesIn(stems('our knowledge bases')).keys()]).toEqual([1, 2]);
  expect(learnt.phrasesIn(stems('our knowledge'))).toEqual(new Map());
  expect(learnt.phrasesIn(stems('قاعدة المعرفة')).get(0)).toContain('knowledge');
});

test('synonyms of staff lead both ways or one way, also as phrases of one language', () => {
  const taught = new Glossary({
    synonyms: [
      { en: ['CRM', 'customer relations'], ar: ['إدارة العلاقات'] },
      { en: ['trainer'], ar: [], to: { en: ['shoe'], ar: ['حذاء'] } },
    ],
  });
  const of = (word: string) => taught.synonymsOf(wordForms(word).stems);
  expect(of('crm').own).toEqual(expect.arrayContaining(['customer', 'relations']));
  expect(of('crm').other).toEqual(expect.arrayContaining(['إدارة', 'العلاقات']));
  const stems = (text: string) => text.split(' ').map((word) => wordForms(word).stems);
  expect(taught.phrasesIn(stems('customer relation')).get(0)).toContain('CRM');
  expect(of('trainers').own).toContain('shoe');
  expect(of('trainers').other).toContain('حذاء');
  expect(of('shoes')).toEqual({ own: [], other: [] });
  expect(of('أحذية').other).not.toContain('trainer');
});
