export interface Listed {
  key: string;
  slug: string;
  title: string;
}

/** One line of the index: each name leads to the page in its own language, and is absent where there is none. */
export interface IndexLine {
  key: string;
  own: Name | null;
  other: Name | null;
}

interface Name {
  title: string;
  /** Path with prefix. */
  href: string;
}

/**
 * What stands in either of two lists, each once, in the order of the first.
 * @param hrefOf the address of a slug in the first (0) or second (1) language
 */
export function inBoth(own: Listed[], other: Listed[], hrefOf: (language: 0 | 1, slug: string) => string): IndexLine[] {
  const known = new Set(own.map(({ key }) => key));
  const translated = new Map(other.map((listed) => [listed.key, listed]));
  const name = (language: 0 | 1, listed: Listed | undefined) =>
    listed ? { title: listed.title, href: hrefOf(language, listed.slug) } : null;
  return [
    ...own.map((listed) => ({ key: listed.key, own: name(0, listed), other: name(1, translated.get(listed.key)) })),
    ...other
      .filter(({ key }) => !known.has(key))
      .map((listed) => ({ key: listed.key, own: null, other: name(1, listed) })),
  ];
}
