import type { IncomingHttpHeaders } from 'node:http';
import { staysOnConnection } from './hop-by-hop.ts';

/**
 * Headers of an answer of the admin host as its reader gets them, name after name with its value.
 * @param ours those of every answer of the site; the answer's own come first
 * @param cookies set besides
 */
export function answerHeaders(
  head: IncomingHttpHeaders,
  ours: ReadonlyMap<string, string>,
  cookies: readonly string[] = [],
): string[] {
  const stays = staysOnConnection(head.connection);
  const flat: string[] = [];
  for (const name in head) {
    if (stays(name)) continue;
    const value = head[name]!;
    if (typeof value === 'string') flat.push(name, value);
    else for (const one of value) flat.push(name, one);
  }
  for (const [name, value] of ours) if (head[name] === undefined) flat.push(name, value);
  for (const cookie of cookies) flat.push('set-cookie', cookie);
  return flat;
}
