import { checkIds, type CheckInput, type Finding, type Hit, levelOf } from './check.ts';
import { differenceHits } from './kinds/differences.ts';
import { hamzaHits } from './kinds/hamza.ts';
import { lengthHits } from './kinds/lengths.ts';
import { linkHits } from './kinds/links.ts';
import { pictureHits } from './kinds/pictures.ts';
import { presenceHits } from './kinds/presence.ts';
import { signHits } from './kinds/signs.ts';
import { slugHits } from './kinds/slugs.ts';
import { strangerHits } from './kinds/strangers.ts';
import { structureHits } from './kinds/structure.ts';
import { termHits } from './kinds/terms.ts';
import { timeHits } from './kinds/time.ts';
import { typedAddressHits } from './kinds/typed-addresses.ts';
import { wordingHits } from './kinds/wording.ts';
import { readInput } from './reading/reading.ts';

const kinds = [
  presenceHits,
  differenceHits,
  linkHits,
  slugHits,
  typedAddressHits,
  lengthHits,
  strangerHits,
  wordingHits,
  termHits,
  hamzaHits,
  signHits,
  structureHits,
  pictureHits,
  timeHits,
];

/**
 * What is to be mended in an entry or page before its readers see it, the graver first. Pure: the same in browsers and on
 * the server, for the same facts.
 */
export function findingsOf(input: CheckInput): Finding[] {
  const reading = readInput(input);
  const hits = kinds.flatMap((find) => find(reading));
  return withoutRepeats(hits)
    .flatMap((hit): Finding[] => {
      const level = levelOf(hit.check, input.levels);
      return level === 'off' ? [] : [{ ...hit, level, values: hit.values ?? {} }];
    })
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** Of one kind in one text: a letter that is wrong everywhere is mended by a rule, not finding by finding. */
const mostAlike = 100;

/** Several rules may take offence at the same letters; and a text of which every word offends is told so often enough. */
function withoutRepeats(hits: readonly Hit[]): Hit[] {
  const seen = new Map<string, { from: number; to: number }[]>();
  const counts = new Map<string, number>();
  return hits.filter(({ check, locale, path, range, values }) => {
    const text = `${check} ${locale} ${path}`;
    const count = counts.get(text) ?? 0;
    if (count >= mostAlike) return false;
    // A term that is not there has no letters of its own: one paragraph may lack several.
    const absent = check === 'term-missing' ? (values?.term ?? '') : '';
    const key = `${text} ${range?.paragraph ?? ''} ${absent}`;
    const known = seen.get(key) ?? [];
    seen.set(key, known);
    const [from, to] = range ? [range.from, range.to] : [0, 0];
    if (known.some((other) => (range ? from < other.to && other.from < to : true))) return false;
    known.push({ from, to });
    counts.set(text, count + 1);
    return true;
  });
}

function rankOf({ check, level }: Finding): number {
  return (level === 'stops' ? 0 : 1000) + checkIds.indexOf(check);
}
