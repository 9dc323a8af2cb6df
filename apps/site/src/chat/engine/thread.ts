import type { Chat, ChatMessage } from '@nasaq/contract';

/** Both, in the order of their sequence numbers; what is here already stays, and the same list comes back where nothing is new. */
export function merged(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const here = new Set(known.map(({ sequence }) => sequence));
  const fresh = news.filter(({ sequence }) => !here.has(sequence) && here.add(sequence));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.sequence - other.sequence);
}

/** The number up to which nothing is missing. */
export function completeUntil(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ sequence }, index) => sequence !== index + 1);
  return gap === -1 ? messages.length : gap;
}

/** The last of what others have said that is here without a gap before it: as far as marks may go. */
export function lastOfOthers(messages: readonly ChatMessage[]): number {
  return messages.slice(0, completeUntil(messages)).findLast(({ from }) => from !== 'visitor')?.sequence ?? 0;
}

/** A chat as it is known now: marks and the last number only grow, in whatever order the news comes. */
export function newerChat(known: Chat | null, next: Chat): Chat {
  if (known?.reference !== next.reference) return next;
  const marks = { ...next.marks };
  for (const name of Object.keys(marks) as (keyof typeof marks)[])
    marks[name] = Math.max(marks[name], known.marks[name]);
  return { ...next, marks, lastSequence: Math.max(next.lastSequence, known.lastSequence) };
}
