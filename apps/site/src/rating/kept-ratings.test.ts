import { memoryStorage } from '@nasaq/outbox/testing';
import { expect, test } from 'vitest';
import { createKeptRatings, type KeptRating } from './kept-ratings.ts';

const start = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;
const rating = (values: Partial<KeptRating> = {}): KeptRating => ({
  slug: 'invoices',
  locale: 'en',
  answer: 'yes',
  commented: false,
  at: start,
  ...values,
});

function open(storage = memoryStorage() as Storage, now = () => start) {
  return { storage, kept: createKeptRatings(() => storage, now) };
}

test('an answer is remembered per article and language, over a reload, and can be taken away', () => {
  const { kept, storage } = open();
  kept.write('en', 'billing', rating());
  const reloaded = open(storage).kept;
  expect(reloaded.of('en', 'billing')).toEqual(rating());
  expect(reloaded.of('ar', 'billing')).toBeNull();
  reloaded.write('en', 'billing', null);
  expect(open(storage).kept.of('en', 'billing')).toBeNull();
});

test('it is forgotten after a year, as the notice on storage says', () => {
  const { kept, storage } = open();
  kept.write('en', 'billing', rating());
  expect(open(storage, () => start + 364 * day).kept.of('en', 'billing')).not.toBeNull();
  expect(open(storage, () => start + 366 * day).kept.of('en', 'billing')).toBeNull();
});

test('what the server has not got is listed with its article', () => {
  const { kept } = open();
  const unsent = { answer: 'no', elapsed: 9_000 } as const;
  kept.write('en', 'billing', rating());
  kept.write('ar', 'how:to', rating({ locale: 'ar', answer: 'no', unsent }));
  expect(kept.unsent()).toMatchObject([{ key: 'how:to', locale: 'ar', unsent }]);
});

test('whoever listens is told, and reads the same object until the next change', () => {
  const { kept } = open();
  let told = 0;
  kept.subscribe(() => (told += 1));
  kept.write('en', 'billing', rating());
  expect([told, kept.of('en', 'billing')]).toEqual([1, kept.of('en', 'billing')]);
  expect(kept.of('en', 'billing')).toBe(kept.of('en', 'billing'));
});

test.each(['', 'null', '[]', '"x"', '{"en:billing":{"answer":"maybe"}}', '{"en:billing":null}', '{'])(
  'storage that holds %s is as empty',
  (text) => {
    const { kept, storage } = open();
    storage.setItem('nasaq.ratings', text);
    expect([kept.of('en', 'billing'), kept.unsent()]).toEqual([null, []]);
  },
);

test('a browser that stores nothing remembers until the page is left', () => {
  const kept = createKeptRatings(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  kept.write('en', 'billing', rating({ at: Date.now() }));
  expect(kept.of('en', 'billing')).toMatchObject({ answer: 'yes' });
});

test('two hundred are remembered, the newest', () => {
  const { kept } = open();
  for (let count = 0; count < 205; count += 1) kept.write('en', `a${count}`, rating({ at: start + count }));
  expect([kept.of('en', 'a4'), kept.of('en', 'a5') !== null, kept.of('en', 'a204') !== null]).toEqual([
    null,
    true,
    true,
  ]);
});
