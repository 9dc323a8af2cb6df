import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { Drafts, emptyDraft } from './drafts.ts';
import { KeptOutgoing } from './kept-outgoing.ts';

test('each chat keeps its own reply, note and tab over a reload, for one agent', () => {
  const storage = memoryStorage();
  new Drafts(storage, 7).write(1, { ...emptyDraft, reply: 'Hello', note: 'She called.', tab: 'note' });
  expect(new Drafts(storage, 7).read(1)).toEqual({ reply: 'Hello', note: 'She called.', tab: 'note', files: [] });
  expect(new Drafts(storage, 7).read(2)).toEqual(emptyDraft);
  expect(new Drafts(storage, 8).read(1)).toEqual(emptyDraft);
});

test('what was sent leaves nothing behind', () => {
  const storage = memoryStorage();
  const drafts = new Drafts(storage, 7);
  drafts.write(1, { ...emptyDraft, reply: 'Hello' });
  drafts.write(1, emptyDraft);
  expect(storage.length).toBe(0);
});

test('a browser that keeps nothing, or something broken, still lets one write', () => {
  const drafts = new Drafts(memoryStorage({ full: true }), 7);
  drafts.write(1, { ...emptyDraft, reply: 'Hello' });
  expect(drafts.read(1).reply).toBe('Hello');
  const broken = memoryStorage();
  broken.setItem('nasaq-chat-draft-7-1', '{');
  expect(new Drafts(broken, 7).read(1)).toEqual(emptyDraft);
});

test('messages on their way are there after a reload, oldest first, until each is dropped', () => {
  const storage = memoryStorage();
  const kept = new KeptOutgoing(storage, 7);
  const item = { chatId: 1, text: 'Hello', files: [], refused: null };
  kept.keep({ ...item, clientId: 'b', at: '2026-11-21T10:00:02.000Z' });
  kept.keep({ ...item, clientId: 'a', at: '2026-11-21T10:00:01.000Z' });
  const ids = (agent: number) => new KeptOutgoing(storage, agent).read().map(({ clientId }) => clientId);
  expect(ids(7)).toEqual(['a', 'b']);
  expect(ids(8)).toEqual([]);
  kept.drop('a');
  expect(ids(7)).toEqual(['b']);
});
