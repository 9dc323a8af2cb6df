import type { Chat, ChatMessage } from '@nasaq/contract';

type Messages = readonly ChatMessage[];

/**
 * A list and what a stream or another window has brought, by their sequence numbers, each message once. What is here
 * already stays, and the same list comes back where nothing is new.
 */
export function mergeMessages(known: Messages, news: Messages): Messages {
  const here = new Set(known.map(({ sequence }) => sequence));
  const fresh = news.filter(({ sequence }) => !here.has(sequence) && here.add(sequence));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.sequence - other.sequence);
}

/** The sequence number up to which nothing is missing. */
export function completeUntil(messages: Messages): number {
  const gap = messages.findIndex(({ sequence }, index) => sequence !== index + 1);
  return gap === -1 ? messages.length : gap;
}

/**
 * The number after which messages have to be asked for; `null` where none are missing.
 * @param lastSequence how far the conversation goes, as its chat says; 0 where it is not known
 */
export function missingAfter(messages: Messages, lastSequence: number): number | null {
  const until = completeUntil(messages);
  return Math.max(lastSequence, messages.at(-1)?.sequence ?? 0) > until ? until : null;
}

/** Marks only grow, in whatever order the news comes: an event that was overtaken takes none back. */
export function grownMarks<Marks extends Chat['marks']>(known: Marks, next: Marks): Marks {
  const grown = { ...next };
  for (const name of Object.keys(next) as (keyof Chat['marks'])[]) grown[name] = Math.max(next[name], known[name]);
  return grown;
}
