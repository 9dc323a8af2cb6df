import type { Locale } from '@nasaq/contract';
import type { Random } from './random.ts';
import { type Found, type Kind, type Specimen, type Spot, spotsOf } from './specimen.ts';

interface Edit {
  name: string;
  locale?: Locale;
  /** A text in which it can be made. */
  where?: (spot: Spot) => boolean;
  /** The changed text, or null where this one has no place for it. */
  change: (text: string, random: Random, spot: Spot) => string | null;
}

/** A fault that is made by typing in one text. */
export function edit({ change, locale, name, where = () => true }: Edit): Kind {
  return {
    name,
    plant(specimen: Specimen, random: Random): Found | null {
      const spot = random.pick(
        spotsOf(specimen).filter((candidate) => (!locale || candidate.locale === locale) && where(candidate)),
      );
      const text = spot && change(spot.text, random, spot);
      if (!spot || text === null || text === spot.text) return null;
      return { locale: spot.locale, path: spot.path, docs: spot.with(text), note: around(spot.text, text) };
    },
  };
}

/** Replaces one of the places at which an expression is found. */
export function replaceOne(
  text: string,
  random: Random,
  pattern: RegExp,
  by: (found: RegExpExecArray) => string,
): string | null {
  const found = random.match(text, pattern);
  return found && text.slice(0, found.index) + by(found) + text.slice(found.index + found[0].length);
}

/** Puts something between two words. */
export function insertBetween(text: string, random: Random, what: string): string | null {
  return replaceOne(text, random, /(?<=[\p{L}\p{M}]) (?=\p{L})/gu, () => ` ${what} `);
}

/** What has changed, with a few words before and behind. */
export function around(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const part = (text: string) => text.slice(Math.max(0, start - 20), text.length - end + 20);
  return `${part(before)} → ${part(after)}`;
}
