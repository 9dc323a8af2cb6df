import { expect, test } from 'vitest';
import { aMessage } from '../testing/a-chat.ts';
import { threadItems } from './thread-items.ts';

const at = (minute: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + minute * 60_000).toISOString();

test('messages of one writer stand together, notes and notices where they happened, each day under its date', () => {
  const messages = [
    aMessage({ sequence: 1, at: at(0) }),
    aMessage({ sequence: 2, at: at(1) }),
    aMessage({ sequence: 3, at: at(2), from: 'system', notice: 'joined' }),
    aMessage({ sequence: 4, at: at(3), from: 'agent', agent: 'Salma' }),
    aMessage({ sequence: 5, at: at(4), from: 'agent', agent: 'Omar' }),
    aMessage({ sequence: 6, at: at(20), from: 'agent', agent: 'Omar' }),
    aMessage({ sequence: 7, at: at(26 * 60) }),
  ];
  const note = { id: 9, by: 'Salma', agent: 2, text: 'She called.', at: at(3.5) };
  const told = threadItems(messages, [note]).map((item) =>
    item.type === 'group' ? item.messages.map(({ sequence }) => sequence) : item.type,
  );
  expect(told).toEqual(['day', [1, 2], 'notice', [4], 'note', [5], [6], 'day', [7]]);
});

test('notes stand by their own clock, whatever order they come in', () => {
  const messages = [aMessage({ sequence: 1, at: at(5) }), aMessage({ sequence: 2, at: at(6) })];
  const notes = [
    { id: 2, by: 'Omar', agent: 2, text: 'b', at: at(4) },
    { id: 1, by: 'Omar', agent: 2, text: 'a', at: at(3) },
  ];
  expect(threadItems(messages, notes).map(({ key }) => key.replace(/^day.*/, 'day'))).toEqual([
    'day',
    'note-1',
    'note-2',
    'message-1',
  ]);
});
