import type { PlacedTile, View } from './layout.ts';
import type { Network } from './network.ts';
import type { Recipe } from './recipe.ts';

/** What the layers are drawn from: the tiles in view and the network of their lines. */
export interface Drawing {
  readonly recipe: Recipe;
  readonly view: View;
  readonly tiles: readonly PlacedTile[];
  readonly network: Network;
}
