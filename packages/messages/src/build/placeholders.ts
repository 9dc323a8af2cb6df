import { compileMessage } from '@lingui/message-utils/compileMessage';

export type PlaceholderKind = 'text' | 'number';

/** Names of the values that an ICU text takes; plurals, ordinals and numbers want a number. */
export function placeholders(text: string): Map<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>();
  collect(compileMessage(text), found);
  return found;
}

type Tokens = ReturnType<typeof compileMessage>;

function collect(tokens: Tokens, found: Map<string, PlaceholderKind>): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, format, cases] = token;
    const kind = format && ['plural', 'selectordinal', 'number'].includes(format) ? 'number' : 'text';
    if (name !== '#' && found.get(name) !== 'number') found.set(name, kind);
    if (cases && typeof cases === 'object') {
      for (const branch of Object.values(cases)) if (Array.isArray(branch)) collect(branch as Tokens, found);
    }
  }
}
