import { expect, test } from 'vitest';
import { layTiles } from './layout.ts';
import { weaveNetwork, type Face, type Half } from './network.ts';
import { pattern, patternStyles, recipes, type Pattern } from './index.ts';
import { centre, distance, type Point } from './point.ts';
import { randomFrom } from './random.ts';
import { pickRecipe } from './recipe.ts';
import { starPoints } from './star-points.ts';
import type { PatternStyle } from './style.ts';

const keys = Array.from({ length: 400 }, (_, i) => `entry-${i}`);
/** What `pattern` chooses, without drawing it. */
const chosen = (key: string, style: PatternStyle) => pickRecipe(randomFrom(`${style}/${key}`), style).name;
const inUse = new Map(patternStyles.map((style) => [style, new Set(keys.map((key) => chosen(key, style)))]));
const drawn = recipes.flatMap((recipe) =>
  patternStyles
    .filter((style) => style !== 'strap' && inUse.get(style)?.has(recipe.name))
    .map((style) => ({ recipe, style, name: recipe.name })),
);

test('what is tested below is most of what is drawn', () => {
  for (const style of patternStyles) expect(inUse.get(style)?.size).toBeGreaterThan(20);
  expect(inUse.get('strap')).toContain('6/60');
  for (const style of patternStyles)
    for (const key of keys.slice(0, 12))
      expect(pattern({ key, style, width: 420, height: 200, detail: 'thumb' }).recipe).toBe(chosen(key, style));
});

test('a star is known by its points', () => {
  const star = (points: number, inner: number) =>
    Array.from({ length: points * 2 }, (_, i) => {
      const [angle, radius] = [(i * Math.PI) / points, i % 2 ? inner : 1];
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  expect(starPoints(star(6, 1 / Math.sqrt(3)))).toBe(6);
  expect(starPoints(star(8, 0.6))).toBe(8);
  expect(starPoints(star(6, 1))).toBe(0);
});

test.each(drawn)('$name as $style: no hexagram, neither whole nor with its inner lines', ({ recipe, style }) => {
  const { faces, halves } = networkOf(recipe, style === 'sparse');
  const shapes = faces.filter((face) => face.bounded);
  expect(shapes.length).toBeGreaterThan(3);
  for (const face of shapes) {
    expect(isHexagram(face.corners)).toBe(false);
    const around = face.halves.map((h) => faces[(halves[(halves[h] as Half).twin] as Half).face]);
    const rays = around.filter((other) => other?.bounded && other.corners.length === 3);
    expect([face.corners.length, rays.length]).not.toEqual([6, 6]);
  }
});

test.each(drawn.filter(({ style }) => style === 'tone' || style === 'crop'))(
  '$name as $style: no filled shape has six points',
  ({ recipe, style }) => {
    // The taste that a key brings decides which shapes are filled.
    for (const key of keys.slice(0, 12)) {
      const picture = pattern({ key, style, width: 640, height: 480, recipe });
      const shapes = filledShapes(picture);
      expect(shapes.length).toBeGreaterThan(0);
      for (const shape of shapes) expect(starPoints(shape)).not.toBe(6);
    }
  },
);

function networkOf(recipe: (typeof recipes)[number], principalOnly: boolean) {
  const view = { width: 400, height: 400, zoom: 60, turn: 0, anchor: { x: 200, y: 200 } };
  const tiles = layTiles(recipe, view, 1).filter((tile) => tile.principal || !principalOnly);
  return weaveNetwork(
    tiles.flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );
}

/** Six points at one distance from the middle, six corners between them at about 0.58 of it. */
function isHexagram(corners: Face['corners']): boolean {
  if (starPoints(corners) !== 6) return false;
  const middle = centre(corners);
  const far = corners.map((p) => distance(p, middle)).sort((a, b) => b - a);
  const [tip, notch] = [far[5] as number, far[6] as number];
  return tip / (far[0] as number) > 0.97 && Math.abs(notch / tip - 1 / Math.sqrt(3)) < 0.08;
}

/** The outlines of all fills, from the relative path data of the picture. */
function filledShapes({ layers }: Pattern): Point[][] {
  return layers.fills.flatMap(({ d }) => {
    let at: Point = { x: 0, y: 0 };
    return [...d.matchAll(/([Mm])([^z]*)z/g)].map(([, command, body]) => {
      const [x = 0, y = 0, ...steps] = ((body as string).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const start = command === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
      const shape = [start];
      for (let i = 0; i < steps.length; i += 2) {
        const last = shape.at(-1) as Point;
        shape.push({ x: last.x + (steps[i] as number), y: last.y + (steps[i + 1] as number) });
      }
      at = start;
      return shape;
    });
  });
}
