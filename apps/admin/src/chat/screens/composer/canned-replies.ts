import type { Locale } from '@nasaq/contract';
import type { DeskReply } from '../../desk/desk-calls.ts';

/** The word with a slash in front of it at which the caret stands: `/ho` with its place; `null` where there is none. */
export function slashWord(text: string, caret: number): { start: number; typed: string } | null {
  const found = /(?:^|\s)\/([^\s/]*)$/u.exec(text.slice(0, caret));
  return found ? { start: caret - found[1]!.length - 1, typed: found[1]! } : null;
}

/** Replies whose short name begins with what was typed, then those that hold it. */
export function matchingReplies(replies: readonly DeskReply[], typed: string, locale: Locale): DeskReply[] {
  const wanted = typed.toLocaleLowerCase();
  const begins = replies.filter(({ shortcut }) => shortcut.toLocaleLowerCase().startsWith(wanted));
  const holds = replies.filter(
    (reply) =>
      !begins.includes(reply) &&
      [reply.shortcut, reply.text[locale]].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return [...begins, ...holds];
}

/** The text with a reply in place of the word that called it, and where the caret stands then. */
export function insertReply(
  text: string,
  { caret, reply, start }: { start: number; caret: number; reply: string },
): { text: string; caret: number } {
  return { text: text.slice(0, start) + reply + text.slice(caret), caret: start + reply.length };
}

/** A reply for one visitor, in the language of the chat. */
export function replyFor(reply: DeskReply, locale: Locale, name: string): string {
  return reply.text[locale].replaceAll('{name}', () => name);
}
