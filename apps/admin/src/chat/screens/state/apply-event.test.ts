import type { ChatMessage } from '@nasaq/contract';
import { dueNow } from '@nasaq/outbox';
import { expect, test } from 'vitest';
import type { DeskChat, DeskEvent } from '../../desk/desk-calls.ts';
import { aChat, aMessage } from '../testing/a-chat.ts';
import { applyEvent, missingIn, movesFolders, placeChat, takeThread } from './apply-event.ts';
import { initialState, type DeskState } from './desk-state.ts';
import type { Outgoing } from './outgoing.ts';

const me = 7;
const now = Date.parse('2026-11-21T10:10:00Z');

function opened(...chats: DeskChat[]): DeskState {
  const state = { ...initialState('open'), openId: 1, list: chats.map(({ id }) => id) };
  return { ...state, chats: new Map(chats.map((chat) => [chat.id, chat])) };
}

const after = (state: DeskState, ...events: DeskEvent[]) =>
  events.reduce((current, event) => applyEvent(current, event, me, now), state);
const said = (message: Partial<ChatMessage>, chatId = 1): DeskEvent => ({
  type: 'message',
  chatId,
  message: aMessage(message),
});
const sequences = (state: DeskState) => state.threads.get(1)?.messages.map(({ sequence }) => sequence);

test('events that come twice and in a mixed order leave each message once, and what is missing is known', () => {
  const state = after(
    opened(aChat()),
    said({ sequence: 1 }),
    said({ sequence: 4 }),
    said({ sequence: 4 }),
    said({ sequence: 3 }),
  );
  expect(sequences(state)).toEqual([1, 3, 4]);
  expect(missingIn(state, 1)).toBe(1);
  const complete = after(state, said({ sequence: 2 }));
  expect(sequences(complete)).toEqual([1, 2, 3, 4]);
  expect(missingIn(complete, 1)).toBeNull();
});

test('a chat that says more was said than is here tells of a gap, even where no message came', () => {
  const state = after(opened(aChat()), said({ sequence: 1 }), { type: 'chat', chat: aChat({ lastSequence: 3 }) });
  expect(missingIn(state, 1)).toBe(1);
});

test('what the host says later does not take away what came meanwhile', () => {
  const state = after(opened(aChat()), said({ sequence: 3 }), { type: 'note', chatId: 1, note: aNote(5) });
  const answer = {
    chat: aChat({ lastSequence: 2 }),
    messages: [aMessage({ sequence: 1 }), aMessage({ sequence: 2 })],
    notes: [aNote(4)],
    earlier: [],
    sent: [],
  };
  const taken = takeThread(state, answer, me);
  expect(sequences(taken)).toEqual([1, 2, 3]);
  expect(taken.threads.get(1)!.notes.map(({ id }) => id)).toEqual([4, 5]);
});

test('a note that is told twice stands once, and never among the messages', () => {
  const event: DeskEvent = { type: 'note', chatId: 1, note: aNote(5) };
  const { messages, notes } = after(opened(aChat()), event, event).threads.get(1)!;
  expect(notes).toHaveLength(1);
  expect(messages).toHaveLength(0);
});

test('a message of ours that comes as an event is no longer on its way; one of another chat or writer is', () => {
  const outgoing: Outgoing[] = ['a', 'b'].map((clientId) => ({
    chatId: 1,
    clientId,
    text: '',
    files: [],
    at: '',
    refused: null,
    ...dueNow,
  }));
  const state = { ...opened(aChat()), outgoing };
  const left = (...events: DeskEvent[]) => after(state, ...events).outgoing.map(({ clientId }) => clientId);
  expect(left(said({ clientId: 'a', from: 'agent' }))).toEqual(['b']);
  expect(left(said({ clientId: 'a', from: 'agent' }, 2))).toEqual(['a', 'b']);
  expect(left(said({ clientId: 'a', from: 'visitor' }))).toEqual(['a', 'b']);
});

test('the list follows: a chat comes in at its place, moves, and leaves the folder', () => {
  const first = aChat({ id: 1, waitingSince: '2026-11-21T10:05:00.000Z' });
  const longer = aChat({ id: 2, waitingSince: '2026-11-21T10:00:00.000Z' });
  const both = placeChat(opened(first), longer, me);
  expect(both.list).toEqual([2, 1]);
  const answered = placeChat(both, { ...longer, waitingSince: null, lastSequence: 2 }, me);
  expect(answered.list).toEqual([1, 2]);
  expect(placeChat(answered, { ...first, state: 'resolved' }, me).list).toEqual([2]);
  // Only the host knows what a search finds.
  expect(placeChat({ ...opened(first), search: 'mona' }, longer, me).list).toEqual([1]);
});

test('an event that was overtaken takes nothing back', () => {
  const marks = { visitorDelivered: 4, visitorRead: 4, agentDelivered: 4, agentRead: 4 };
  const known = aChat({ lastSequence: 4, state: 'resolved', marks });
  const late = aChat({ lastSequence: 3, marks: { ...marks, visitorRead: 2, agentRead: 3 } });
  expect(placeChat(opened(known), late, me).chats.get(1)).toEqual(known);
  const sooner = { ...known, marks: { ...marks, visitorRead: 3 } };
  expect(placeChat(opened(known), sooner, me).chats.get(1)).toEqual(known);
});

test('a visitor types until they have said it, or for a while', () => {
  const typing = after(opened(aChat()), { type: 'typing', chatId: 1, agent: null });
  expect(typing.typing.get(1)).toBeGreaterThan(now);
  expect(after(typing, said({ from: 'agent' })).typing.has(1)).toBe(true);
  expect(after(typing, said({ from: 'visitor' })).typing.has(1)).toBe(false);
});

test('a colleague types until something is said, and one does not see oneself', () => {
  const typing = after(opened(aChat()), { type: 'typing', chatId: 1, agent: me + 1 });
  expect(typing.colleagues.get(1)?.get(me + 1)).toBeGreaterThan(now);
  expect(typing.typing.has(1)).toBe(false);
  expect(after(typing, said({ from: 'visitor' })).colleagues.has(1)).toBe(true);
  expect(after(typing, said({ from: 'agent' })).colleagues.has(1)).toBe(false);
  expect(after(opened(aChat()), { type: 'typing', chatId: 1, agent: me }).colleagues.size).toBe(0);
});

test('the folders are counted again when a chat moves between them, and only then', () => {
  const chat = aChat();
  expect(movesFolders(undefined, chat)).toBe(true);
  expect(movesFolders(chat, { ...chat, assignee: { id: me, name: 'Salma' } })).toBe(true);
  expect(movesFolders(chat, { ...chat, lastSequence: 9, page: '/about' })).toBe(false);
});

function aNote(id: number) {
  return { id, by: 'Salma', agent: 2, text: 'For us only.', at: '2026-11-21T10:02:00.000Z' };
}
