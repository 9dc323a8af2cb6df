import { expect, test } from 'vitest';
import type { DeskChat } from '../../desk/desk-calls.ts';
import { aChat } from '../testing/a-chat.ts';
import { missedChats, titleOf } from './alerts.ts';

const me = 7;

test.each<[string, DeskChat[], DeskChat, boolean]>([
  ['a message more than before', [aChat()], aChat({ lastSequence: 2 }), true],
  ['a chat that nobody knew', [], aChat(), true],
  ['nothing new', [aChat()], aChat(), false],
  ['one that was answered meanwhile', [aChat()], aChat({ lastSequence: 3, unread: 0 }), false],
  ['one that somebody has taken', [aChat()], aChat({ lastSequence: 2, assignee: { id: 8, name: 'Omar' } }), false],
])('%s while the connection was lost → called or not', (_name, before, after, isCalled) => {
  const chats = new Map([[after.id, after]]);
  const known = new Map(before.map((chat) => [chat.id, chat]));
  expect(missedChats(known, { chats, list: [after.id] }, me)).toEqual(isCalled ? [after] : []);
});

const format = new Intl.NumberFormat('ar-EG');
const unread = {
  lastSequence: 3,
  unread: 2,
  marks: { visitorDelivered: 0, visitorRead: 0, agentDelivered: 1, agentRead: 1 },
};

test('the title counts what nobody has read in the chats that are mine or nobody’s', () => {
  const chats = [
    aChat(unread),
    aChat({ ...unread, assignee: { id: 7, name: 'Salma' } }),
    aChat({ ...unread, assignee: { id: 8, name: 'Omar' } }),
    aChat({ ...unread, spam: true }),
    aChat({ ...unread, state: 'resolved' }),
  ];
  expect(titleOf('المحادثة المباشرة', chats, 7, format)).toBe('(٤) المحادثة المباشرة');
  expect(titleOf('المحادثة المباشرة', [], 7, format)).toBe('المحادثة المباشرة');
});
