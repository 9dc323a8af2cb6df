import { expect, test } from 'vitest';
import { choicesOf, filterWorks, readWorkFilter, workQuery } from './filter-works.ts';

const industries = { banking: 'Banking', retail: 'Retail' } as const;
const services = { apps: 'Mobile apps', brand: 'Brand identity' } as const;

const work = (industry: keyof typeof industries | null, ...made: (keyof typeof services)[]) => ({
  industry: industry && { key: industry, slug: industry, title: industries[industry] },
  services: made.map((key) => ({ key, title: services[key] })),
});

const bank = work('banking', 'apps');
const shop = work('retail', 'brand', 'apps');
const museum = work(null, 'brand');
const all = [bank, shop, museum];

test('a list is narrowed by industry, by service, or by both, and keeps its order', () => {
  expect(filterWorks(all, { industry: null, service: null })).toEqual(all);
  expect(filterWorks(all, { industry: 'retail', service: null })).toEqual([shop]);
  expect(filterWorks(all, { industry: null, service: 'brand' })).toEqual([shop, museum]);
  expect(filterWorks(all, { industry: 'banking', service: 'brand' })).toEqual([]);
});

test('every choice stands by name, with what it would show beside the other filter', () => {
  expect(choicesOf(all, { industry: 'banking', service: null }, 'en')).toEqual({
    industry: [
      { key: 'banking', title: 'Banking', count: 1 },
      { key: 'retail', title: 'Retail', count: 1 },
    ],
    service: [
      { key: 'brand', title: 'Brand identity', count: 0 },
      { key: 'apps', title: 'Mobile apps', count: 1 },
    ],
  });
});

test('the query names what is chosen, and is read back', () => {
  expect(workQuery({ industry: null, service: null })).toBe('');
  const filter = { industry: 'banking', service: 'apps' };
  expect(workQuery(filter)).toBe('?industry=banking&service=apps');
  expect(readWorkFilter(new URLSearchParams(workQuery(filter)))).toEqual(filter);
});
