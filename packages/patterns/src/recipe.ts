import { pick, type Random } from './random.ts';
import { decagonsAndBowties } from './tilings/decagons.ts';
import * as regular from './tilings/regular.ts';
import type { Tiling } from './tilings/tiling.ts';

/** A tiling with a contact angle that suits it; see `contactStar` for `reach`. */
export interface Recipe {
  readonly name: string;
  readonly tiling: Tiling;
  /** Degrees between a line and the edge that it crosses. */
  readonly angle: number;
  readonly reach: number;
}

const recipe = (name: string, tiling: Tiling, angle: number, reach = 1): Recipe => ({ name, tiling, angle, reach });

/** Every recipe has been looked at; angles between them give slivers or blunt stars. */
export const recipes: readonly Recipe[] = [
  recipe('4-fold/60', regular.squares, 60),
  recipe('4-fold/67.5', regular.squares, 67.5),
  recipe('4-fold/72', regular.squares, 72),
  recipe('6-fold/60', regular.hexagons, 60),
  recipe('6-fold/60/2', regular.hexagons, 60, 2),
  recipe('6-fold/67.5', regular.hexagons, 67.5),
  recipe('6-fold/75', regular.hexagons, 75),
  recipe('6-fold/75/2', regular.hexagons, 75, 2),
  recipe('8-fold/45', regular.octagons, 45),
  recipe('8-fold/56', regular.octagons, 56),
  recipe('8-fold/67.5', regular.octagons, 67.5),
  recipe('8-fold/67.5/2', regular.octagons, 67.5, 2),
  recipe('8-fold/67.5/3', regular.octagons, 67.5, 3),
  recipe('8-fold/75', regular.octagons, 75),
  recipe('6.4.3/60', regular.hexagonsAndSquares, 60),
  recipe('6.4.3/67.5', regular.hexagonsAndSquares, 67.5),
  recipe('6.4.3/75', regular.hexagonsAndSquares, 75),
  recipe('12.3/60', regular.dodecagons, 60),
  recipe('12.3/67.5', regular.dodecagons, 67.5),
  recipe('12.3/75', regular.dodecagons, 75),
  recipe('12.3/75/2', regular.dodecagons, 75, 2),
  recipe('12.6.4/45', regular.dodecagonsAndHexagons, 45),
  recipe('12.6.4/60', regular.dodecagonsAndHexagons, 60),
  recipe('12.6.4/60/2', regular.dodecagonsAndHexagons, 60, 2),
  recipe('12.6.4/67.5', regular.dodecagonsAndHexagons, 67.5),
  recipe('12.6.4/75', regular.dodecagonsAndHexagons, 75),
  recipe('12.4.3/60', regular.dodecagonsAndSquares, 60),
  recipe('12.4.3/67.5', regular.dodecagonsAndSquares, 67.5),
  recipe('12.4.3/75', regular.dodecagonsAndSquares, 75),
  recipe('12.4.3/75/2', regular.dodecagonsAndSquares, 75, 2),
  recipe('10.bow/36', decagonsAndBowties, 36),
  recipe('10.bow/54', decagonsAndBowties, 54),
  recipe('10.bow/54/2', decagonsAndBowties, 54, 2),
  recipe('10.bow/72', decagonsAndBowties, 72),
  recipe('10.bow/72/2', decagonsAndBowties, 72, 2),
];

export function pickRecipe(random: Random): Recipe {
  return pick(random, recipes);
}
