import { ratingAnswers, type Locale, type RatingAnswer } from '@nasaq/contract';

/** What a visitor has said of one article, as this device remembers it. */
export interface KeptRating {
  slug: string;
  locale: Locale;
  answer: RatingAnswer;
  commented: boolean;
  /** Epoch ms. */
  at: number;
  /** What the server has not got yet. */
  unsent?: UnsentRating | undefined;
}

export interface UnsentRating {
  answer: RatingAnswer | 'none';
  comment?: string;
  email?: string;
  elapsed: number;
  /** Absent in what an earlier release has kept. */
  key?: string;
}

type Ratings = Readonly<Record<string, KeptRating>>;

interface KeptRatings {
  /** The same object until it changes. */
  of(locale: Locale, key: string): KeptRating | null;
  write(locale: Locale, key: string, rating: KeptRating | null): void;
  /** Those that wait for a connection, with their articles' keys. */
  unsent(): (KeptRating & { key: string })[];
  /** Also of what another window has written. */
  subscribe(listener: () => void): () => void;
}

const storageName = 'nasaq.ratings';
/** As long as the server's id in the cookie. */
const lifetime = 365 * 24 * 60 * 60 * 1000;
const most = 200;

/**
 * The page is the same for every reader, so it is this device that knows what its reader has answered. A browser that
 * stores nothing knows it until the page is left.
 * @param open gives the storage; a browser that forbids it throws at the mere mention
 */
export function createKeptRatings(
  open: () => Storage = () => window.localStorage,
  now: () => number = Date.now,
): KeptRatings {
  let last: { text: string; ratings: Ratings } = { text: '{}', ratings: {} };
  const listeners = new Set<() => void>();

  function read(): Ratings {
    const text = stored() ?? last.text;
    if (text !== last.text) last = { text, ratings: parsed(text, now() - lifetime) };
    return last.ratings;
  }

  function stored(): string | null {
    try {
      return open().getItem(storageName) ?? '{}';
    } catch {
      return null;
    }
  }

  function tell({ key }: { key: string | null }): void {
    if (key === storageName || key === null) for (const listener of listeners) listener();
  }

  return {
    of: (locale, key) => read()[name(locale, key)] ?? null,
    write(locale, key, rating) {
      const { [name(locale, key)]: _, ...others } = read();
      const newest = Object.entries(others).toSorted(([, one], [, other]) => other.at - one.at);
      const ratings = Object.fromEntries(newest.slice(0, most - 1));
      if (rating) ratings[name(locale, key)] = rating;
      last = { text: JSON.stringify(ratings), ratings };
      try {
        open().setItem(storageName, last.text);
      } catch {
        // Full, or nothing may be kept.
      }
      tell({ key: storageName });
    },
    unsent: () =>
      Object.entries(read())
        .filter(([, { unsent }]) => unsent !== undefined)
        .map(([place, rating]) => ({ ...rating, key: place.slice(rating.locale.length + 1) })),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', tell);
      };
    },
  };
}

function name(locale: Locale, key: string): string {
  return `${locale}:${key}`;
}

function parsed(text: string, since: number): Ratings {
  try {
    const entries = Object.entries((JSON.parse(text) ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, KeptRating] => isRating(entry[1]) && entry[1].at > since),
    );
  } catch {
    return {};
  }
}

function isRating(value: unknown): value is KeptRating {
  const { answer, at, locale, slug } = (value ?? {}) as Partial<KeptRating>;
  const isKnown = ratingAnswers.some((known) => known === answer) && (locale === 'en' || locale === 'ar');
  return isKnown && typeof at === 'number' && typeof slug === 'string';
}
