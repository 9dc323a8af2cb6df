import { expect, test } from 'vitest';
import { memoryStorage } from '@nasaq/outbox/testing';
import { Drafts, emptyDraft } from './drafts.ts';

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
