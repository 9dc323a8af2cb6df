import { expect, test } from 'vitest';
import { pathByPairs, pathFromPlaces, valueAt, withValue } from './paths.ts';

const doc = {
  title: 'Our work',
  seo: { title: 'Work' },
  plans: [
    { id: '1', pair: 'a', name: 'Small', features: [{ id: '11', pair: 'x', text: 'One' }] },
    { id: '2', pair: 'b', name: 'Large', features: [] },
  ],
};

test('a path leads through groups and through rows by their pair', () => {
  expect(valueAt(doc, 'seo.title')).toBe('Work');
  expect(valueAt(doc, 'plans.a.features.x.text')).toBe('One');
  expect(valueAt(doc, 'plans.c.name')).toBeUndefined();
  expect(valueAt(doc, 'quote.text')).toBeUndefined();
});

test('a value is written where it stands, and all that is beside it stays the same object', () => {
  const changed = withValue(doc, 'plans.a.features.x.text', 'Two');
  expect(valueAt(changed, 'plans.a.features.x.text')).toBe('Two');
  expect(valueAt(changed, 'plans.b')).toBe(doc.plans[1]);
  expect(changed.seo).toBe(doc.seo);
  expect(doc.plans[0]!.features[0]!.text).toBe('One');
});

test('a group that was never written comes with its first value; a row that is gone does not come back', () => {
  expect(withValue({}, 'quote.text', 'Said')).toEqual({ quote: { text: 'Said' } });
  expect(withValue(doc, 'plans.gone.name', 'Huge')).toBe(doc);
  expect(withValue(doc, 'title', 'Our work')).toBe(doc);
});

test('the path of a base, by the ids of rows, becomes one by their pairs', () => {
  expect(pathByPairs(doc, 'plans.1.features.11.text')).toBe('plans.a.features.x.text');
  expect(pathByPairs(doc, 'plans.2')).toBe('plans.b');
  expect(pathByPairs(doc, 'plans.9.name')).toBeNull();
  expect(pathByPairs(doc, 'seo.title')).toBe('seo.title');
  expect(pathFromPlaces(doc, 'plans.0.features.0.text')).toBe('plans.a.features.x.text');
  expect(pathFromPlaces(doc, 'plans.5.name')).toBeNull();
});
