import { expect, test } from 'vitest';
import { deskFolders, type DeskChat } from '../../../chat/desk/desk-calls.ts';
import { aChat } from '../testing/a-chat.ts';
import { compareChats, concerns, liesIn, unreadMessages } from './folder-order.ts';

const me = 7;
const mine = { id: me, name: 'Salma' };
const other = { id: 8, name: 'Omar' };

test.each<[string, Partial<DeskChat>, string[]]>([
  ['a new chat', {}, ['unassigned', 'open']],
  ['one of mine that waits for the visitor', { assignee: mine, state: 'pending' }, ['mine', 'pending']],
  ['one of a colleague', { assignee: other }, ['open']],
  ['one of mine that is done', { assignee: mine, state: 'resolved' }, ['resolved']],
  ['spam, whatever else it is', { assignee: mine, spam: true }, ['spam']],
])('%s lies in its folders', (_name, values, folders) => {
  expect(deskFolders.filter((folder) => liesIn(folder, aChat(values), me))).toEqual(folders);
});

test('who waits longest is first, then who spoke last', () => {
  const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;
  const chats = [
    aChat({ id: 1, waitingSince: null, lastMessage: { from: 'agent', text: '', at: at(1) } }),
    aChat({ id: 2, waitingSince: null, lastMessage: { from: 'agent', text: '', at: at(5) } }),
    aChat({ id: 3, waitingSince: at(4) }),
    aChat({ id: 4, waitingSince: at(2) }),
  ];
  expect(chats.toSorted(compareChats).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test('what counts as unread is what the visitor said after the last look', () => {
  const marks = { visitorDelivered: 0, visitorRead: 0, agentDelivered: 5, agentRead: 3 };
  const last = { text: '', at: '2026-11-21T10:00:00.000Z' };
  expect(unreadMessages(aChat({ lastSequence: 5, marks, lastMessage: { from: 'visitor', ...last } }))).toBe(2);
  const unseen = { ...marks, agentRead: 0 };
  const left = aChat({ lastSequence: 3, marks: unseen, offline: true, lastMessage: { from: 'visitor', ...last } });
  expect(unreadMessages(left)).toBe(2);
  expect(unreadMessages(aChat({ lastSequence: 5, marks, lastMessage: { from: 'agent', ...last } }))).toBe(0);
  expect(unreadMessages(aChat({ lastSequence: 5, marks, lastMessage: { from: 'visitor', ...last }, spam: true }))).toBe(
    0,
  );
});

test('a chat of a colleague does not call me', () => {
  expect([
    concerns(aChat(), me),
    concerns(aChat({ assignee: mine }), me),
    concerns(aChat({ assignee: other }), me),
  ]).toEqual([true, true, false]);
});
