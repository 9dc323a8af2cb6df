import { expect, test } from 'vitest';
import { interlace } from './interlace.ts';
import { layTiles } from './layout.ts';
import { weaveNetwork, type Face, type Half } from './network.ts';
import { recipes } from './recipe.ts';
import { followStrands } from './strands.ts';
import { strapWidth } from './strap-width.ts';

const view = { width: 400, height: 400, zoom: 60, turn: 0, anchor: { x: 200, y: 200 } };
const networkOf = (recipe: (typeof recipes)[number]) =>
  weaveNetwork(
    layTiles(recipe, view, 1).flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );

test.each(recipes)('$name: every strap goes over and under in turn along its whole way', (recipe) => {
  const network = networkOf(recipe);
  const { crossings } = interlace(network, strapWidth(recipe) / 2);
  const over = new Map(crossings.map((crossing) => [crossing.point, crossing.over]));
  expect(crossings.length).toBeGreaterThan(20);
  for (const strand of followStrands(network)) {
    const heights = strand.halves.slice(1).flatMap((half) => {
      const { from } = network.halves[half] as Half;
      const upper = over.get(from);
      if (upper === undefined) return [];
      const around = network.leaving[from] as readonly number[];
      const opposite = around[(around.indexOf(upper) + 2) % 4];
      return [half === upper || half === opposite];
    });
    heights.slice(1).forEach((high, i) => expect(high).toBe(!heights[i]));
  }
});

test.each(recipes)(
  '$name: lines meet in pairs everywhere, so that no line is stray and no gap opens at a tile',
  (recipe) => {
    const network = networkOf(recipe);
    const { leaving } = network;
    expect(leaving.length).toBeGreaterThan(50);
    for (const around of leaving) expect([2, 4]).toContain(around.length);
  },
);

test.each(recipes)('$name: neighbouring faces differ in parity', (recipe) => {
  const { faces, halves } = networkOf(recipe);
  const neighbours = halves
    .map((half) => [faces[half.face] as Face, faces[(halves[half.twin] as Half).face] as Face] as const)
    .filter(([here, there]) => here.bounded && there.bounded);
  expect(neighbours.length).toBeGreaterThan(50);
  for (const [here, there] of neighbours) expect(here.parity).not.toBe(there.parity);
});

test.each(recipes)('$name: no opening between the straps collapses', (recipe) => {
  const network = networkOf(recipe);
  const bounded = network.faces.filter((face) => face.bounded && face.corners.every((p) => Math.hypot(p.x, p.y) < 3));
  const { openings } = interlace(network, strapWidth(recipe) / 2, (face) => bounded.includes(face));
  expect(openings).toHaveLength(bounded.length);
});
