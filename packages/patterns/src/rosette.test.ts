import { expect, it } from 'vitest';
import { pattern, rosetteOf } from './index.ts';

const names = Array.from({ length: 60 }, (_, place) => `Company ${place}`);

it('a rosette is constructed from a name, always the same, and stays inside its box', () => {
  expect(rosetteOf('Almasar')).toEqual(rosetteOf(' almasar '));
  const drawn = names.map((name) => rosetteOf(name));
  expect(new Set(drawn.map(({ strokes }) => strokes.join())).size).toBeGreaterThan(15);
  for (const { strokes, viewBox } of drawn) {
    expect(viewBox).toBe('0 0 240 240');
    for (const d of strokes) expect(d).toMatch(/^M[^Mm]+z$/);
  }
});

it('no rosette is a star of five or six points', () => {
  const corners = names.map((name) => rosetteOf(name).strokes[0].split(/l|(?<=\d) (?=-?\d)/).length);
  expect(Math.min(...corners)).toBeGreaterThan(12);
});

it('patterns are made of the families that are chosen, and of all where none is', () => {
  const of = (families: 'eightfold'[]) =>
    names.map(
      (key) => pattern({ key, style: 'tone', width: 160, height: 160, detail: 'thumb', art: { families } }).recipe,
    );
  expect(of(['eightfold']).every((recipe) => recipe.startsWith('8'))).toBe(true);
  expect(of([])).toEqual(
    names.map((key) => pattern({ key, style: 'tone', width: 160, height: 160, detail: 'thumb' }).recipe),
  );
});
