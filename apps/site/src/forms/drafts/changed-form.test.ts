import { type Fields, type Locale, plannedForm, responseForm } from '@nasaq/contract';
import { expect, test } from 'vitest';
// The forms by which the rules are proven on the other side, too.
import { randomField } from '../../../../../packages/contract/src/submissions/plan/testing/random-forms.ts';
import { type Random, randomOf } from '../../../../../packages/contract/src/submissions/plan/testing/random.ts';
import { renamedChoices } from '../core/called-choices.ts';
import { createFormStore, type FormStore } from '../core/form-store.ts';
import type { FormValue } from '../core/form-values.ts';
import { createDraftStorage } from './draft-storage.ts';
import { keepDraft } from './keep-draft.ts';

const name = 'nasaq.draft.responses.open-day';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function randomForm(random: Random, locale: 'en' | 'ar'): Fields {
  const own = Array.from({ length: 1 + random.below(5) }, (_, at) => randomField(random, `own_f${at}`, ['all']));
  return plannedForm(responseForm, { fields: [{ name: 'first_name' }, ...own] }, 'responses', locale);
}

/** What somebody could have put into the control of a field. */
function written(random: Random, { offered = [], type }: Fields[string]): FormValue {
  if (type === 'flag') return true;
  if (type === 'files')
    return [{ id: 'a', filename: 'plan.pdf', filesize: 1, contentType: 'application/pdf', token: 't' }];
  if (offered.length > 0) return random.pick(offered).value;
  return random.pick(['Ten people', '12', '21/12/2099', 'c9']);
}

const open = (fields: Fields, storage = createDraftStorage(() => kept)): [FormStore<'responses'>, () => void] => {
  const store = createFormStore({ kind: 'responses', fields });
  const keeper = keepDraft(store, { name, storage, onGone: () => {} });
  return [
    store,
    () => {
      keeper.flush();
      keeper.stop();
    },
  ];
};
let kept = memory();

test('whatever a form becomes while its draft waits, every answer stands in it or is told, and stays so', () => {
  const random = randomOf(26);
  let told = 0;
  for (let run = 0; run < 400; run += 1) {
    kept = memory();
    const [first, close] = open(randomForm(random, 'en'));
    const answers = new Map<string, FormValue>();
    for (const [field, shape] of Object.entries(first.fields).filter(([each]) => each.startsWith('own_'))) {
      answers.set(field, written(random, shape));
      first.set(field, answers.get(field)!);
    }
    close();
    // Twice: what was told once is told again, and a change beside it loses nothing.
    const changed = randomForm(random, 'ar');
    for (let visit = 0; visit < 2; visit += 1) {
      const [store, leave] = open(changed);
      const left = new Set(store.leftovers().map((each) => each.name));
      const lost = [...answers].filter(([field, value]) => !left.has(field) && !same(store.get(field), value));
      expect(lost).toEqual([]);
      expect(store.leftovers().every(({ label, shown }) => label !== '' && shown !== '')).toBe(true);
      told += left.size;
      store.set('first_name', `Visit ${visit}`);
      leave();
    }
  }
  expect(told).toBeGreaterThan(200);
});

test('a form that changes under what is being written tells of what it has no more', () => {
  const label = { en: 'Size', ar: 'المقاس' };
  const form = (fields: object[]) => plannedForm(responseForm, { fields: fields as never }, 'responses', 'en');
  const store = createFormStore({ kind: 'responses', fields: form([{ name: 'own_a', type: 'text', label }]) });
  store.set('own_a', 'Large');
  store.setFields(form([{ name: 'own_b', type: 'text', label }]));
  expect(store.leftovers()).toEqual([{ name: 'own_a', label: 'Size', shown: 'Large' }]);
  expect(store.sendable()).not.toHaveProperty('own_a');
  store.forgetLeftovers();
  expect(store.leftovers()).toEqual([]);
});

test('a choice that was renamed while its draft waited is told with both names, until its reader accepts or chooses anew', () => {
  kept = memory();
  const club = (name: string) => ({ value: 'c1', label: { en: 'Club', ar: name } });
  const form = (name: string, locale: Locale) => {
    const fields = [
      { name: 'own_a', type: 'choice', label: { en: 'Team', ar: 'الفريق' }, choices: [club(name)] },
      { name: 'own_b', type: 'several', label: { en: 'Also', ar: 'وأيضًا' }, choices: [club(name)] },
    ];
    return plannedForm(responseForm, { fields: fields as never }, 'responses', locale);
  };
  const told = (store: FormStore, locale: Locale) =>
    renamedChoices(store.fields, store.called(), locale).map(({ field, before, now }) => [field, before, now]);
  const [first, close] = open(form('الزمالك', 'ar'));
  first.set('own_a', 'c1');
  first.set('own_b', ['c1']);
  close();

  const [second, leave] = open(form('الجزيرة', 'ar'));
  const news = ['الزمالك', 'الجزيرة'];
  expect(told(second, 'ar')).toEqual([
    ['own_a', ...news],
    ['own_b', ...news],
  ]);
  // In the other language its name is what it was; the way there and back forgets nothing.
  expect(told(second, 'en')).toEqual([]);
  second.setFields(form('الجزيرة', 'en'));
  second.setFields(form('الجزيرة', 'ar'));
  second.set('own_b', []);
  second.set('own_b', ['c1']);
  expect(told(second, 'ar')).toEqual([['own_a', ...news]]);
  leave();

  const [third, end] = open(form('الجزيرة', 'ar'));
  expect(told(third, 'ar')).toEqual([['own_a', ...news]]);
  third.acceptNames();
  expect(told(third, 'ar')).toEqual([]);
  end();
  expect(told(open(form('الجزيرة', 'ar'))[0], 'ar')).toEqual([]);
});

function same(one: FormValue | undefined, other: FormValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
