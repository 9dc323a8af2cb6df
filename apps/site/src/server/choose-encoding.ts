export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a reader takes; `identity` for none of ours. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  // Nearly no browser refuses an encoding, and this is asked for every kept page.
  if (accept.includes('q=0')) return chooseCarefully(accept);
  return accept.includes('br') ? 'br' : accept.includes('gzip') ? 'gzip' : 'identity';
}

function chooseCarefully(accept: string): Encoding {
  const refused = (part: string) => /;\s*q=0(\.0*)?\s*$/.test(part);
  const parts = accept.split(',').filter((part) => !refused(part));
  const taken = new Set(parts.map((part) => part.split(';')[0]!.trim().toLowerCase()));
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}
