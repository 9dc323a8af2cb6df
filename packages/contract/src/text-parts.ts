export interface TextPart {
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

const address = /(?:https?:\/\/|mailto:)[^\s<>"'«»“”]+/giu;
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** A message as plain text and the addresses in it, of pages and of mailboxes. Nothing of it is ever markup. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutPunctuation(found);
    if (!URL.canParse(link) || !leadsSomewhere(new URL(link))) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: link, href: new URL(link).href });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Not to the reader's own machine, and to one mailbox only. */
function leadsSomewhere({ hostname, pathname, protocol }: URL): boolean {
  return protocol === 'mailto:' ? /^[^\s@,;]+@[^\s@,;.]+\.[^\s@,;]+$/.test(pathname) : hostname.includes('.');
}

/** The end of the sentence around it is not part of an address; a bracket is where it was opened within. */
function withoutPunctuation(found: string): string {
  let link = found;
  for (;;) {
    const last = link.at(-1) ?? '';
    const opening = closing[last];
    const loose = opening !== undefined && link.split(last).length > link.split(opening).length;
    if (!loose && !/[.,;:!?…،؛؟*_~\p{Bidi_Control}]/u.test(last)) return link;
    link = link.slice(0, -1);
  }
}
