/** A mention as comments hold it: a member by number, so that a new name is shown, and no name once they have left. */
const mention = /@\[(\d{1,9})\]/g;

/** A part of a comment: words, or a member. */
export type CommentPart = { text: string } | { member: number };

export function partsOf(text: string): CommentPart[] {
  return text
    .split(mention)
    .map((part, place): CommentPart => (place % 2 === 0 ? { text: part } : { member: Number(part) }))
    .filter((part) => 'member' in part || part.text !== '');
}

/** Each member once, in the order of the text. */
export function mentionsIn(text: string): number[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => Number(id)))];
}

/** A comment with names. @param nameOf null for who has left: nothing of them is said */
export function withNames(text: string, nameOf: (id: number) => string | null): string {
  return text.replace(mention, (_, id: string) => `@${nameOf(Number(id)) ?? '…'}`);
}

interface Named {
  id: number;
  name: string;
}

/**
 * What was typed with names, as it is stored: `@Layla Mansour` becomes her number. Of two names of which one begins the
 * other, the longer one is meant; of two that are the same, the one that was chosen.
 */
export function withNumbers(typed: string, members: readonly Named[], chosen: readonly number[] = []): string {
  const order = [...members].sort(
    (one, other) =>
      other.name.length - one.name.length || Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)),
  );
  let text = '';
  for (let place = 0; place < typed.length;) {
    const member = typed[place] === '@' && order.find(({ name }) => name !== '' && typed.startsWith(name, place + 1));
    text += member ? `@[${member.id}]` : typed[place]!;
    place += member ? member.name.length + 1 : 1;
  }
  return text;
}

/** The name that somebody is typing behind an `@` before the cursor; null where they are not. */
export function typedMention(typed: string, cursor: number): string | null {
  const [, name] = /(?:^|[\s(«“"،,])@([^\n@]{0,40})$/u.exec(typed.slice(0, cursor)) ?? [];
  return name ?? null;
}
