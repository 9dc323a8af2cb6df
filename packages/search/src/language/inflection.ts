import { baseOf } from './irregular-forms.ts';

const endings = new Set(['', 's', 'es', 'ed', 'd', 'ing', 'e', 'y', 'ies', 'ied']);
const shortest = 3;

/**
 * Whether two English words are forms of one (design, designs, designing), and not words derived from each other:
 * a stemmer takes «hospitality» for a form of «hospital».
 */
export function isInflection(one: string, other: string): boolean {
  const [a, b] = [baseOf(one), baseOf(other)];
  if (a === b) return true;
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  if (common < shortest) return false;
  const rests = [a.slice(common), b.slice(common)];
  return rests.every((ending) => endings.has(ending)) || isDoubled(a, b, common);
}

/** plan, planning */
function isDoubled(a: string, b: string, common: number): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return (
    shorter.length === common && longer[common] === shorter.at(-1) && ['ed', 'ing'].includes(longer.slice(common + 1))
  );
}
