import { contactForm } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftLifetime, draftName, type Draft } from '../core/draft.ts';
import { createFormStore, type FormStore } from '../core/form-store.ts';
import { createDraftStorage, mergeDrafts } from './draft-storage.ts';
import { draftDelay, keepDraft } from './keep-draft.ts';

const name = draftName('contacts');

/** The browser's storage, which may be told to be full or forbidden. */
class FakeStorage {
  readonly held = new Map<string, string>();
  problem: 'full' | 'forbidden' | null = null;
  get length(): number {
    return this.held.size;
  }
  key(index: number): string | null {
    return [...this.held.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.problem === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.held.set(key, value);
  }
  removeItem(key: string): void {
    this.held.delete(key);
  }
}

let fake: FakeStorage;
const gone = vi.fn<() => void>();

function open(): Storage {
  if (fake.problem === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
  return fake as unknown as Storage;
}

function window_(options: { posted?: boolean; typed?: Record<string, string> } = {}) {
  const store = createFormStore({ kind: 'contacts', fields: contactForm });
  for (const [field, value] of Object.entries(options.typed ?? {})) store.set(field, value);
  const keeper = keepDraft(store, {
    name,
    storage: createDraftStorage(open),
    posted: options.posted ?? false,
    onGone: gone,
  });
  return { store, keeper };
}

function type(store: FormStore, values: Record<string, string>): void {
  for (const [field, value] of Object.entries(values)) store.set(field, value);
  vi.advanceTimersByTime(draftDelay);
}

const stored = () => JSON.parse(fake.held.get(name) ?? 'null') as Draft | null;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  fake = new FakeStorage();
  gone.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('what was typed stands in the form again after a reload, with its key', () => {
  const first = window_();
  type(first.store, { subject: 'نسق', first_name: 'Mona' });
  const again = window_();
  expect(again.keeper.restored).toBe(stored()!.savedAt);
  expect(again.store.values()).toMatchObject({ subject: 'نسق', first_name: 'Mona', email: '' });
  expect(again.store.key()).toBe(first.store.key());
});

test('a restored form counts as touched since its first change', () => {
  type(window_().store, { subject: 'One' });
  vi.advanceTimersByTime(60_000);
  expect(window_().store.elapsed()).toBeGreaterThanOrEqual(60_000);
});

test('a change within the delay is written when the page is left', () => {
  const { store, keeper } = window_();
  store.set('subject', 'Half a sent');
  expect(stored()).toBeNull();
  keeper.flush();
  expect(stored()?.values).toEqual({ subject: 'Half a sent' });
});

test('after a reload a change makes another submission of it, no change the same', () => {
  const first = window_();
  type(first.store, { subject: 'One' });
  const again = window_();
  expect(again.store.key()).toBe(first.store.key());
  type(again.store, { subject: 'Two' });
  expect(again.store.key()).not.toBe(first.store.key());
  expect(stored()!.key).toBe(again.store.key());
});

test('what was typed before the page came alive wins over the draft', () => {
  type(window_().store, { subject: 'Old', first_name: 'Mona' });
  const { store } = window_({ typed: { subject: 'New' } });
  expect(store.values()).toMatchObject({ subject: 'New', first_name: 'Mona' });
});

test('what was posted without JavaScript wins over the draft, as a whole', () => {
  type(window_().store, { subject: 'Old', first_name: 'Mona' });
  const { store, keeper } = window_({ posted: true, typed: { subject: 'Posted' } });
  expect(keeper.restored).toBeNull();
  expect(store.values()).toMatchObject({ subject: 'Posted', first_name: '' });
  vi.advanceTimersByTime(draftDelay);
  expect(stored()?.values).toMatchObject({ subject: 'Posted', first_name: '' });
});

test('an emptied form has no draft: it was sent, queued or discarded', () => {
  const { store, keeper } = window_();
  type(store, { subject: 'Sent' });
  expect(stored()).not.toBeNull();
  store.replace({});
  expect(stored()).toBeNull();
  keeper.stop();
  vi.advanceTimersByTime(draftDelay);
  expect(fake.held.size).toBe(0);
});

test('after 30 days a draft is gone, of whichever form, and other things stay', () => {
  type(window_().store, { subject: 'Old' });
  fake.held.set('nasaq.draft.orders', fake.held.get(name)!);
  fake.held.set('vueuse-color-scheme', 'dark');
  vi.advanceTimersByTime(draftLifetime + 1);
  const { store, keeper } = window_();
  expect(keeper.restored).toBeNull();
  expect(store.get('subject')).toBe('');
  expect([...fake.held.keys()]).toEqual(['vueuse-color-scheme']);
});

test.each([
  ['null', 'null'],
  ['no JSON', '{"version":1'],
  ['another version', '{"version":2,"key":"k","values":{},"changed":{},"savedAt":1}'],
  ['without values', '{"version":1,"key":"k","changed":{},"savedAt":99999999999999}'],
])('%s in the storage is no draft', (_name, text) => {
  fake.held.set(name, text);
  expect(window_().keeper.restored).toBeNull();
  expect(fake.held.size).toBe(0);
});

test.each(['full', 'forbidden'] as const)('the form works where the storage is %s', (problem) => {
  fake.problem = problem;
  const { store, keeper } = window_();
  type(store, { subject: 'Still here' });
  keeper.flush();
  keeper.changedElsewhere();
  expect(store.get('subject')).toBe('Still here');
  expect(fake.held.size).toBe(0);
});

test('two windows fill in one form: of each field the later change, and nothing of either is destroyed', () => {
  const one = window_();
  const two = window_();
  type(one.store, { subject: 'From one', first_name: 'Mona' });
  two.keeper.changedElsewhere();
  expect(two.store.values()).toMatchObject({ subject: 'From one', first_name: 'Mona' });
  type(two.store, { subject: 'From two', last_name: 'Adel' });
  one.keeper.changedElsewhere();
  // The field that is touched here stays as it is here; the others come.
  expect(one.store.values()).toMatchObject({ subject: 'From one', first_name: 'Mona', last_name: 'Adel' });
  expect(stored()?.values).toEqual({ subject: 'From two', first_name: 'Mona', last_name: 'Adel' });
});

test('what was sent in one window stays in the other, as a submission of its own', () => {
  const one = window_();
  type(one.store, { subject: 'Sent once' });
  const two = window_();
  const key = two.store.key();
  one.store.replace({});
  two.keeper.changedElsewhere();
  expect(gone).toHaveBeenCalledOnce();
  expect(two.store.get('subject')).toBe('Sent once');
  expect(two.store.key()).not.toBe(key);
  vi.advanceTimersByTime(draftDelay);
  expect(stored()).toBeNull();
});

test('a draft that ends elsewhere is no news to a form that holds nothing', () => {
  window_().keeper.changedElsewhere();
  expect(gone).not.toHaveBeenCalled();
});

test('merging comes to the same values from either side', () => {
  const draft = (values: Record<string, string>, changed: Record<string, number>): Draft => ({
    version: 1,
    key: 'key',
    values,
    changed,
    savedAt: 1,
  });
  const one = draft({ subject: 'a', email: '' }, { subject: 5, email: 9 });
  const two = draft({ subject: 'b', email: 'x@y.example' }, { subject: 7, email: 8 });
  expect(mergeDrafts(one, two).values).toEqual({ subject: 'b', email: '' });
  expect(mergeDrafts(two, one).values).toEqual({ subject: 'b', email: '' });
});
