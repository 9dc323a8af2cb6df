import { fold } from '@nasaq/contract';

const most = 20;
const longest = 60;

/** Tags as staff type them: each once however it is spelt, and without what stands around them. */
export function tidied(tags: readonly unknown[]): string[] {
  const written = tags.flatMap((tag) => (typeof tag === 'string' ? tag.replaceAll(/\s+/gu, ' ').trim() : []));
  const known = new Map<string, string>();
  for (const tag of written) if (tag !== '' && !known.has(fold(tag))) known.set(fold(tag), tag.slice(0, longest));
  return [...known.values()].slice(0, most);
}
