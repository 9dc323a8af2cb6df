import { applicationForm, type ScreeningQuestion } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { type Draft, draftName } from '../core/draft.ts';
import { createFormStore } from '../core/form-store.ts';
import { createDraftStorage } from './draft-storage.ts';
import { keepDraft } from './keep-draft.ts';

const question = (id: string, label: string, kind: ScreeningQuestion['kind'], choices: string[] = []) => ({
  id,
  label,
  kind,
  choices,
  required: true,
});
const english = applicationForm([
  question('1', 'What did you build?', 'text'),
  question('2', 'Which half of the year?', 'choice', ['First', 'Second', 'Either']),
  question('3', 'Do you study?', 'boolean'),
]);
const arabic = applicationForm([
  question('1', 'ماذا بنيت؟', 'text'),
  question('2', 'أي نصف من السنة؟', 'choice', ['الأول', 'الثاني', 'كلاهما']),
  question('3', 'هل تدرس؟', 'boolean'),
]);
const shorter = applicationForm([question('3', 'هل تدرس؟', 'boolean')]);

const typed = { first_name: 'منى', answer_1: 'Ten lines', answer_2: 'Either', answer_3: 'yes' };
const carried = { ...typed, answer_2: 'كلاهما' };

const name = draftName('applications', 'design-intern');

/** A window with the form in one language, on a device that has this in its storage. */
function open(fields: typeof english, items: Map<string, string>) {
  const store = createFormStore({ kind: 'applications', fields });
  const storage = createDraftStorage(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
        removeItem: (key: string) => items.delete(key),
      }) as unknown as Storage,
  );
  return { store, keeper: keepDraft(store, { name, storage, onGone: () => {} }) };
}

function answered(items = new Map<string, string>()) {
  const window = open(english, items);
  for (const [field, value] of Object.entries(typed)) window.store.set(field, value);
  return { ...window, items };
}

test('the page changes its language, and back → every answer stands there, a choice in the words of the language', () => {
  const { store } = answered();
  store.setFields(arabic);
  expect(store.values()).toMatchObject(carried);
  store.setFields(english);
  expect(store.values()).toMatchObject(typed);
  expect(store.leftovers()).toEqual([]);
});

test('a draft that is opened in the other language has every answer, and back', () => {
  const { items, keeper } = answered();
  keeper.stop();
  const again = open(arabic, items);
  expect(again.store.values()).toMatchObject(carried);
  expect(again.store.leftovers()).toEqual([]);
  again.store.set('first_name', 'ليلى');
  again.keeper.stop();
  expect(open(english, items).store.values()).toMatchObject({ ...typed, first_name: 'ليلى' });
});

test('two windows in two languages: the later choice stands in both, in the words of each', () => {
  const { items, keeper, store } = answered();
  keeper.flush();
  const other = open(arabic, items);
  store.set('answer_2', 'Second');
  keeper.flush();
  other.keeper.changedElsewhere();
  expect(other.store.get('answer_2')).toBe('الثاني');
});

test('a question that the other language does not ask is told of there, and its answer is back with it', () => {
  const { items, keeper, store } = answered();
  store.setFields(shorter);
  expect(store.leftovers().map(({ label, shown }) => [label, shown])).toEqual([
    ['What did you build?', 'Ten lines'],
    ['Which half of the year?', 'Either'],
  ]);
  expect(Object.keys(store.sendable()).filter((field) => field.startsWith('answer'))).toEqual(['answer_3']);
  keeper.stop();
  const again = open(shorter, items);
  expect(again.store.leftovers()).toHaveLength(2);
  again.store.setFields(english);
  expect(again.store.values()).toMatchObject(typed);
  expect(again.store.leftovers()).toEqual([]);
});

test('what is told of and taken away comes back in no language', () => {
  const { store } = answered();
  store.setFields(shorter);
  store.forgetLeftovers();
  store.setFields(english);
  expect(store.values()).toMatchObject({ first_name: 'منى', answer_1: '', answer_2: '', answer_3: 'yes' });
});

test('a draft from when answers went by their place is read', () => {
  const values = { 'answer:0': 'Ten lines', 'answer:1': { choice: 2 }, 'answer:2': 'yes' };
  const changed = { 'answer:0': 1, 'answer:1': 1, 'answer:2': 1 };
  const draft: Draft = { version: 1, key: 'k', values, changed, savedAt: Date.now() };
  const { store } = open(arabic, new Map([[name, JSON.stringify(draft)]]));
  expect(store.values()).toMatchObject({ answer_1: 'Ten lines', answer_2: 'كلاهما', answer_3: 'yes' });
});
