export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers of one kind send the same header, and it is asked for with every cached answer. */
const known = new Map<string, Encoding>();
const maxKnown = 500;

/** The best of our encodings that a reader takes; `identity` for none of them. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const before = known.get(accept);
  if (before) return before;
  const chosen = bestOf(encodings, accept);
  if (known.size >= maxKnown) known.clear();
  known.set(accept, chosen);
  return chosen;
}

/**
 * The encoding that a reader likes best (RFC 9110, 12.5.3); of several that they like as much, the first.
 * @param offered ours, the best first, with `identity` as the last
 */
export function bestOf<T extends string>(offered: readonly [...T[], 'identity'], accept: string): T | 'identity' {
  const weights = weightsOf(accept);
  const weightOf = (encoding: string) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? least : 0);
  const best = offered.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  if (weightOf(best) > 0) return best;
  // Only who refuses the plain text by name is better served by the coding that everybody can read.
  return weights.get('identity') === 0
    ? (offered.find((encoding) => encoding === 'gzip' && !weights.has(encoding)) ?? 'identity')
    : 'identity';
}

/** Plain text that nobody has named is taken, and what is named is taken rather. */
const least = 0.000_1;

function weightsOf(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    // What is no weight refuses nothing.
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 1);
  }
  return weights;
}
