export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers of one kind send the same header, and it is asked for with every kept answer. */
const known = new Map<string, Encoding>();
const maxKnown = 500;

/** The best of our encodings that a reader takes; `identity` for none of them. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const before = known.get(accept);
  if (before) return before;
  const chosen = choose(accept);
  if (known.size >= maxKnown) known.clear();
  known.set(accept, chosen);
  return chosen;
}

function choose(accept: string): Encoding {
  const refused = (part: string) => /;\s*q=0(\.0*)?\s*$/.test(part);
  const parts = accept.split(',').filter((part) => !refused(part));
  const taken = new Set(parts.map((part) => part.split(';')[0]!.trim().toLowerCase()));
  return encodings.find((encoding) => taken.has(encoding)) ?? 'identity';
}
