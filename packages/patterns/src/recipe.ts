import { pick, type Random } from './random.ts';
import type { PatternStyle } from './style.ts';
import * as tenfold from './tilings/decagons.ts';
import * as eightfold from './tilings/octagons.ts';
import * as regular from './tilings/regular.ts';
import type { Tiling } from './tilings/tiling.ts';

/** A tiling with a contact angle that suits it; see `contactStar` for `reach`. */
export interface Recipe {
  readonly name: string;
  readonly tiling: Tiling;
  /** Degrees between a line and the edge that it crosses. */
  readonly angle: number;
  readonly reach: number;
  /** The styles for which it is rich enough; all where absent. */
  readonly only?: readonly PatternStyle[];
  /** Its six-pointed stars would stand alone in every other style. */
  readonly sixfold?: readonly PatternStyle[];
}

const recipe = (name: string, tiling: Tiling, angle: number, reach = 1): Recipe => ({ name, tiling, angle, reach });

/**
 * A six-pointed star that stands alone is read as a flag, not as geometry. Interlaced, it is one figure
 * of a net; as a fine line only where it is slender and stars of twelve points outshine it.
 */
const woven: readonly PatternStyle[] = ['strap'];
const amongTwelves: readonly PatternStyle[] = ['line', 'strap', 'sparse'];

/** Every recipe has been looked at; angles between them give slivers or blunt stars. */
export const recipes: readonly Recipe[] = [
  { ...recipe('4/60', regular.squares, 60), only: ['strap'] },
  { ...recipe('6/60', regular.hexagons, 60), only: ['strap', 'crop'], sixfold: woven },
  { ...recipe('6/75/2', regular.hexagons, 75, 2), only: ['line', 'strap', 'crop'], sixfold: woven },
  { ...recipe('6.4.3/60', regular.hexagonsAndSquares, 60), sixfold: woven },
  { ...recipe('6.4.3/75', regular.hexagonsAndSquares, 75), sixfold: woven },
  recipe('8.4/67.5', regular.octagons, 67.5),
  recipe('8.4/67.5/2', regular.octagons, 67.5, 2),
  recipe('8.4/67.5/3', regular.octagons, 67.5, 3),
  recipe('8.4/75/2', regular.octagons, 75, 2),
  recipe('8.hexagons/67.5', eightfold.octagonsAndHexagons, 67.5),
  recipe('8.hexagons/67.5/2', eightfold.octagonsAndHexagons, 67.5, 2),
  recipe('8.hexagons/67.5/3', eightfold.octagonsAndHexagons, 67.5, 3),
  recipe('8.rows/67.5/2', eightfold.octagonsInRows, 67.5, 2),
  recipe('8.rows/67.5/3', eightfold.octagonsInRows, 67.5, 3),
  recipe('8.squares/67.5', eightfold.octagonsAmongSquares, 67.5),
  recipe('8.squares/67.5/3', eightfold.octagonsAmongSquares, 67.5, 3),
  recipe('8.squares/60/2', eightfold.octagonsAmongSquares, 60, 2),
  recipe('10.rows/72/2', tenfold.decagonsInRows, 72, 2),
  recipe('10.bowties/54/3', tenfold.decagonsAndBowties, 54, 3),
  recipe('10.bowties/72/2', tenfold.decagonsAndBowties, 72, 2),
  recipe('10.bowties/72/3', tenfold.decagonsAndBowties, 72, 3),
  recipe('10.pentagons/72/2', tenfold.decagonsAndPentagons, 72, 2),
  recipe('10.pentagons/72/3', tenfold.decagonsAndPentagons, 72, 3),
  recipe('10.among/54', tenfold.decagonsAmongPentagons, 54),
  recipe('10.among/54/3', tenfold.decagonsAmongPentagons, 54, 3),
  recipe('10.among/72', tenfold.decagonsAmongPentagons, 72),
  recipe('10.among/72/2', tenfold.decagonsAmongPentagons, 72, 2),
  recipe('12.3/75/2', regular.dodecagons, 75, 2),
  recipe('12.3/75/3', regular.dodecagons, 75, 3),
  { ...recipe('12.6.4/60/2', regular.dodecagonsAndHexagons, 60, 2), sixfold: woven },
  { ...recipe('12.6.4/67.5/3', regular.dodecagonsAndHexagons, 67.5, 3), sixfold: amongTwelves },
  { ...recipe('12.6.4/75/2', regular.dodecagonsAndHexagons, 75, 2), sixfold: amongTwelves },
  { ...recipe('12.6.4/75/3', regular.dodecagonsAndHexagons, 75, 3), sixfold: amongTwelves },
  recipe('12.4.3/60/3', regular.dodecagonsAndSquares, 60, 3),
  recipe('12.4.3/67.5/3', regular.dodecagonsAndSquares, 67.5, 3),
  recipe('12.4.3/75/2', regular.dodecagonsAndSquares, 75, 2),
];

/** By the stars that lead in them. */
export const patternFamilies = ['fourfold', 'sixfold', 'eightfold', 'tenfold', 'twelvefold'] as const;
export type PatternFamily = (typeof patternFamilies)[number];

/** What an owner wants of patterns: families, all where none is named, and whether six-pointed stars may stand alone. */
export interface Art {
  families?: readonly PatternFamily[] | undefined;
  sensitive?: boolean | undefined;
}

const familyOf: Record<string, PatternFamily> = {
  4: 'fourfold',
  6: 'sixfold',
  8: 'eightfold',
  10: 'tenfold',
  12: 'twelvefold',
};

export function pickRecipe(
  random: Random,
  style: PatternStyle,
  { families = [], sensitive = false }: Art = {},
): Recipe {
  const wanted = ({ name }: Recipe) =>
    families.length === 0 || families.includes(familyOf[/^\d+/.exec(name)?.[0] ?? '']!);
  const rich = recipes.filter(({ only }) => only === undefined || only.includes(style));
  const fits = ({ sixfold }: Recipe) => sensitive || sixfold === undefined || sixfold.includes(style);
  // A family that has nothing for a style leaves it to the others.
  const own = rich.filter((recipe) => wanted(recipe) && fits(recipe));
  if (families.length > 0 && own.length > 0) return pick(random, own);
  const first = pick(random, rich);
  // Drawn again instead of left out before: all other keys keep their art.
  return fits(first) ? first : pick(random, rich.filter(fits));
}
