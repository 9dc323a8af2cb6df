import type { ChatMessage } from '@nasaq/contract';
import type { DeskChat } from '../../desk/desk-calls.ts';

/** A chat of a visitor who waits since ten o'clock, with what a test needs to be different. */
export function aChat(values: Partial<DeskChat> = {}): DeskChat {
  return {
    id: 1,
    reference: 'C-7K2M9Q',
    name: 'Mona Adel',
    email: 'mona@example.com',
    topic: 'services',
    state: 'open',
    locale: 'en',
    assignee: null,
    account: null,
    offline: false,
    spam: false,
    page: '/services',
    device: 'Firefox, Linux',
    online: true,
    startedAt: '2026-11-21T10:00:00.000Z',
    waitingSince: '2026-11-21T10:00:00.000Z',
    snoozedUntil: null,
    lastMessage: { from: 'visitor', text: 'Hello', at: '2026-11-21T10:00:00.000Z' },
    lastSequence: 1,
    unread: 1,
    marks: { visitorDelivered: 1, visitorRead: 1, agentDelivered: 0, agentRead: 0 },
    rating: null,
    ratingComment: null,
    ...values,
  };
}

export function aMessage(values: Partial<ChatMessage> = {}): ChatMessage {
  const sequence = values.sequence ?? 1;
  return {
    sequence,
    clientId: `client-${sequence}`,
    from: 'visitor',
    agent: null,
    text: `Message ${sequence}`,
    notice: null,
    files: [],
    at: new Date(Date.parse('2026-11-21T10:00:00.000Z') + sequence * 1000).toISOString(),
    ...values,
  };
}
