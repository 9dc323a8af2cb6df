import type { ChatMessage } from '@nasaq/contract';

/** Both, by their sequence numbers, each message once; the same array where nothing is new. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const sequences = new Set(known.map(({ sequence }) => sequence));
  const added = more.filter(({ sequence }) => !sequences.has(sequence) && sequences.add(sequence));
  if (added.length === 0) return known;
  return [...known, ...added].toSorted((one, other) => one.sequence - other.sequence);
}

/** Up to which number nothing is missing: what comes after it has to be asked for. */
export function completeUntil(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ sequence }, index) => sequence !== index + 1);
  return gap === -1 ? messages.length : gap;
}
