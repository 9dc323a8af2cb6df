import type { ChatMessage } from '@nasaq/contract';
import type { DeskNote } from '../../desk/desk-calls.ts';

export type ThreadItem =
  | { type: 'day'; key: string; at: string }
  /** Messages of one writer, shortly after each other. */
  | { type: 'group'; key: string; messages: readonly ChatMessage[] }
  | { type: 'notice'; key: string; message: ChatMessage }
  | { type: 'note'; key: string; note: DeskNote };

/** Milliseconds between two messages that still stand together. */
const together = 5 * 60_000;

/** What a thread shows, in the order in which it happened: messages by their numbers, notes by their time between them. */
export function threadItems(messages: readonly ChatMessage[], notes: readonly DeskNote[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  const waiting = notes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const message of messages) {
    while (waiting[0] && Date.parse(waiting[0].at) < Date.parse(message.at)) addNote(items, waiting.shift()!);
    addMessage(items, message);
  }
  for (const note of waiting) addNote(items, note);
  return items;
}

function addNote(items: ThreadItem[], note: DeskNote): void {
  addDay(items, note.at);
  items.push({ type: 'note', key: `note-${note.id}`, note });
}

function addMessage(items: ThreadItem[], message: ChatMessage): void {
  addDay(items, message.at);
  const key = `message-${message.sequence}`;
  if (message.from === 'system') {
    items.push({ type: 'notice', key, message });
    return;
  }
  const last = items.at(-1);
  if (last?.type === 'group' && belongsTo(last.messages.at(-1)!, message)) {
    items[items.length - 1] = { ...last, messages: [...last.messages, message] };
  } else {
    items.push({ type: 'group', key, messages: [message] });
  }
}

function belongsTo(last: ChatMessage, next: ChatMessage): boolean {
  return last.from === next.from && last.agent === next.agent && Date.parse(next.at) - Date.parse(last.at) < together;
}

/** Before the first thing of each day, in the reader's time zone. */
function addDay(items: ThreadItem[], at: string): void {
  const last = items.at(-1);
  const day = new Date(at).toDateString();
  if (last && new Date(momentOf(last)).toDateString() === day) return;
  items.push({ type: 'day', key: `day-${day}`, at });
}

function momentOf(item: ThreadItem): string {
  if (item.type === 'group') return item.messages.at(-1)!.at;
  if (item.type === 'notice') return item.message.at;
  return item.type === 'note' ? item.note.at : item.at;
}
