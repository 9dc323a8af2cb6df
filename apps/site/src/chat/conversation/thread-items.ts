import type { ChatMessage } from '@nasaq/contract';
import { calendarDay } from '../../content/opening-hours/index.ts';
import type { Outgoing } from '../engine/outgoing.ts';

/** What follows within this time and from the same person stands together. */
const together = 5 * 60_000;

export type ThreadItem =
  | { kind: 'day'; id: string; at: string }
  | { kind: 'notice'; id: string; message: ChatMessage }
  | { kind: 'group'; id: string; from: 'visitor' | 'agent'; agent: string | null; messages: ChatMessage[] }
  | { kind: 'outgoing'; id: string; messages: Outgoing[] };

/** The thread as it is read: days, what the system says, and what one person says in one go. What is not sent stands last. */
export function threadItems(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day: string | null = null;
  for (const message of messages) {
    const here = calendarDay(new Date(message.at));
    if (here !== day) items.push({ kind: 'day', id: `day-${here}`, at: message.at });
    day = here;
    const previous = items.at(-1);
    if (message.from === 'system') items.push({ kind: 'notice', id: `notice-${message.sequence}`, message });
    else if (previous?.kind === 'group' && belongs(previous, message)) previous.messages.push(message);
    else items.push(groupOf(message, message.from));
  }
  if (outgoing.length > 0) items.push({ kind: 'outgoing', id: 'outgoing', messages: [...outgoing] });
  return items;
}

function groupOf(message: ChatMessage, from: 'visitor' | 'agent'): ThreadItem {
  return { kind: 'group', id: `group-${message.sequence}`, from, agent: message.agent, messages: [message] };
}

function belongs(group: Extract<ThreadItem, { kind: 'group' }>, { from, agent, at }: ChatMessage): boolean {
  const last = group.messages.at(-1)!;
  return group.from === from && group.agent === agent && Date.parse(at) - Date.parse(last.at) < together;
}
