import { expect, test } from 'vitest';
import { deskFolders, type DeskChat } from '../../desk/desk-calls.ts';
import { aChat } from '../testing/a-chat.ts';
import { compareChats, concerns, liesIn, unreadMessages } from './desk-state.ts';

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

test.each<[string, Partial<DeskChat>, number]>([
  ['what the host has counted', { lastSequence: 9, unread: 2 }, 2],
  ['nothing of it once everything was read here', { lastSequence: 9, unread: 2, marks: readUpTo(9) }, 0],
  ['no more than has come since', { lastSequence: 9, unread: 4, marks: readUpTo(8) }, 1],
  ['no spam', { lastSequence: 9, unread: 2, spam: true }, 0],
])('as unread counts %s', (_name, values, count) => {
  expect(unreadMessages(aChat(values))).toBe(count);
});

test('a chat of a colleague does not call me', () => {
  expect([
    concerns(aChat(), me),
    concerns(aChat({ assignee: mine }), me),
    concerns(aChat({ assignee: other }), me),
  ]).toEqual([true, true, false]);
});

function readUpTo(agentRead: number): DeskChat['marks'] {
  return { visitorDelivered: 0, visitorRead: 0, agentDelivered: agentRead, agentRead };
}
