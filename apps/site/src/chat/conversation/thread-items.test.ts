import type { ChatMessage } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { threadItems } from './thread-items.ts';

let sequence = 0;
function message(from: ChatMessage['from'], at: string, more: Partial<ChatMessage> = {}): ChatMessage {
  sequence += 1;
  const agent = from === 'agent' ? 'Sara' : null;
  return { sequence, clientId: String(sequence), from, agent, text: 'x', notice: null, files: [], at, ...more };
}

const kinds = (messages: ChatMessage[]) =>
  threadItems(messages, []).map((item) => (item.kind === 'group' ? `${item.from} ${item.messages.length}` : item.kind));

test('what one person says within five minutes stands together; another person, a pause and a notice begin anew', () => {
  expect(
    kinds([
      message('visitor', '2026-11-22T10:00:00Z'),
      message('visitor', '2026-11-22T10:04:00Z'),
      message('agent', '2026-11-22T10:04:30Z'),
      message('agent', '2026-11-22T10:05:00Z', { agent: 'Omar' }),
      message('system', '2026-11-22T10:06:00Z', { notice: 'joined' }),
      message('agent', '2026-11-22T10:06:30Z', { agent: 'Omar' }),
      message('agent', '2026-11-22T10:20:00Z', { agent: 'Omar' }),
    ]),
  ).toEqual(['day', 'visitor 2', 'agent 1', 'agent 1', 'notice', 'agent 1', 'agent 1']);
});

test('each day begins with its name', () => {
  expect(kinds([message('agent', '2026-11-21T12:00:00Z'), message('agent', '2026-11-23T12:00:00Z')])).toEqual([
    'day',
    'agent 1',
    'day',
    'agent 1',
  ]);
});
