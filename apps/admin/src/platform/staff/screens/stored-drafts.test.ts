import { expect, test } from 'vitest';
import { memoryStorage } from '@nasaq/outbox/testing';
import { StoredDrafts } from './stored-drafts.ts';

const empty = { note: '', mail: false };
const open = (storage: ReturnType<typeof memoryStorage> | undefined, user = 7) =>
  new StoredDrafts({ storage, name: 'test', user, empty });

test('a half-written text is there after a reload, for its document and its writer alone', () => {
  const storage = memoryStorage();
  open(storage).write('contacts-1', { note: 'Dear Mona', mail: true });
  expect(open(storage).read('contacts-1')).toEqual({ note: 'Dear Mona', mail: true });
  expect(open(storage).read('orders-1')).toEqual(empty);
  expect(open(storage, 8).read('contacts-1')).toEqual(empty);
});

test('what was sent or discarded leaves nothing behind', () => {
  const storage = memoryStorage();
  const drafts = open(storage);
  drafts.write('contacts-1', { note: 'Dear Mona', mail: false });
  drafts.write('contacts-1', { mail: false, note: '' });
  expect(storage.length).toBe(0);
});

test('whoever listens is told of each change, and reads the same object until the next', () => {
  const drafts = open(memoryStorage());
  let told = 0;
  const stop = drafts.subscribe(() => (told += 1));
  drafts.write('contacts-1', { note: 'Dear', mail: false });
  expect(drafts.read('contacts-1')).toBe(drafts.read('contacts-1'));
  stop();
  drafts.write('contacts-1', { note: 'Dear Mona', mail: false });
  expect(told).toBe(1);
});

test('what another tab wrote is read once it says so', () => {
  const storage = memoryStorage();
  const drafts = open(storage);
  drafts.write('contacts-1', { note: 'Dear', mail: false });
  open(storage).write('contacts-1', { note: 'Dear Mona', mail: false });
  expect(drafts.read('contacts-1').note).toBe('Dear');
  drafts.forget('nasaq-test-draft-7-contacts-1');
  expect(drafts.read('contacts-1').note).toBe('Dear Mona');
});

test.each([
  ['full', memoryStorage({ full: true })],
  ['absent', undefined],
])('a storage that is %s → the text holds until the page is closed, and nobody says that it is kept', (_, storage) => {
  const drafts = open(storage);
  expect(drafts.isStored()).toBe(true);
  drafts.write('contacts-1', { note: 'Dear', mail: false });
  expect(drafts.read('contacts-1').note).toBe('Dear');
  expect(drafts.isStored()).toBe(false);
});
