import { expect, test } from 'vitest';
import { meantWords } from './meant-words.ts';
import { Slots } from './slots.ts';
import { searchable } from './testing/searchable.ts';

const slots = new Slots();
for (const title of ['Design work in Cairo', 'كلمة السر والمتجر الإلكتروني', 'email archive'])
  slots.put(searchable({ title }));

test.each([
  ['design work', 'design work'],
  ['يثسهلى صخقن', 'design work'],
  [';glm hgsv', 'كلمة السر'],
  ['lj[v ', 'متجر'],
  // «in», which is «هي» by chance.
  ['يثسهلى هى ؤشهقخ', 'design in cairo'],
  ['desing', 'desing'],
  // Misspelt on the other keyboard.
  ['يثسهىل', 'desing'],
  ['كلمةالسر', 'كلمة السر'],
  ['e-mail', 'email'],
  ['e mail archive', 'email archive'],
  ['granite', 'granite'],
])('«%s» may mean «%s»', (typed, meant) => {
  expect(meantWords(typed, slots.vocabulary).join(' ')).toBe(meant);
});
