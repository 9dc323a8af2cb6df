import { expect, test } from 'vitest';
import { aChat } from '../testing/a-chat.ts';
import { titleOf } from './title-badge.ts';

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
