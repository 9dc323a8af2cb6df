import type { Finding } from '@nasaq/translation/checks';
import { type Locale, locales, otherLocale } from '@nasaq/contract';
import { leftOut, type RichNode, unitsOf, type Values, wordsOf } from '@nasaq/translation';
import { findingsOf } from '@nasaq/translation/checks';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Target } from '../saving/newest.ts';
import { fitting } from './testing/planting/fitting.ts';
import { kinds, plantFaults } from './testing/planting/plant-faults.ts';
import type { Plant, Specimen } from './testing/planting/specimen.ts';

/** All 500, with a seed of one's own: `PLANTS=500 PLANT_SEED=77 npx vitest run --project admin planted`. */
const count = Number(process.env.PLANTS ?? 60);
const seed = Number(process.env.PLANT_SEED ?? 20_261_123);

/** The whole company is checked, and the machine may be busy. */
const checking = 900_000;

let opened: TestPayload;
let payload: Payload;
let facts: typeof import('./facts.ts');
let company: typeof import('./testing/company.ts');
let specimens: Specimen[];
let inOneLanguage: Specimen[];

beforeAll(async () => {
  opened = await openTestPayload({ company: true });
  payload = opened.payload;
  facts = await import('./facts.ts');
  company = await import('./testing/company.ts');
  ({ both: specimens, one: inOneLanguage } = await company.readCompany(payload));
});
afterAll(() => opened.close());

const targetOf = ({ id, slug }: Pick<Specimen, 'id' | 'slug'>): Target =>
  id === null ? { global: slug } : { collection: slug, id };

async function check(
  req: PayloadRequest,
  { fields, ...specimen }: Specimen,
  { docs, record }: Pick<Specimen, 'docs' | 'record'>,
): Promise<Finding[]> {
  const known = await facts.gatherFacts(req, targetOf(specimen), fields, docs);
  return findingsOf({ type: specimen.slug, fields, docs, record, facts: known, levels: {} });
}

test('there is a company to plant faults in', () => {
  expect(specimens.length).toBeGreaterThan(100);
});

test(
  'of the untouched company nothing is reported: what was right was mended, what was false is not said',
  { timeout: checking },
  async () => {
    const reported: string[] = [];
    for (const specimen of [...specimens, ...inOneLanguage])
      for (const finding of await check({ payload } as PayloadRequest, specimen, specimen))
        reported.push(`${specimen.slug}/${nameOf(specimen)} ${JSON.stringify(finding)}`);
    expect(reported).toEqual([]);
  },
);

test(
  `of ${count} planted faults at least 95 % are found`,
  { tags: ['proof'], timeout: Math.max(240_000, count * 4_000) },
  async () => {
    const plants = plantFaults(specimens, count, seed);
    const found = new Map(kinds.map(({ name }) => [name, { planted: 0, found: 0 }]));
    const missed: string[] = [];
    for (const plant of plants) {
      const specimen = specimens.find(({ id, slug }) => id === plant.id && slug === plant.slug)!;
      const before = new Set((await check({ payload } as PayloadRequest, specimen, specimen)).map(keyOf));
      const findings = await company.within(payload, plant.world, (req) => check(req, specimen, plant));
      const tally = found.get(plant.kind)!;
      tally.planted += 1;
      const isFound = findings.some((finding) => !before.has(keyOf(finding)) && fits(finding, plant));
      if (isFound) tally.found += 1;
      else
        missed.push(`${plant.kind} [${plant.locale}] ${plant.slug}/${nameOf(specimen)} ${plant.path}: ${plant.note}`);
    }
    const table = [...found].map(
      ([name, { found: of, planted }]) => `${name.padEnd(36)} ${planted} planted, ${of} found`,
    );
    console.log([`${plants.length - missed.length} of ${count} with seed ${seed}`, ...table, ...missed].join('\n'));
    expect(plants.length - missed.length).toBeGreaterThanOrEqual(plants.length * 0.95);
  },
);

test('who confirms a translation is asked of none that is whole, and of nearly every short piece that it lacks', () => {
  const texts = specimens.flatMap(({ docs, fields }) =>
    unitsOf(fields, docs)
      .filter(({ field }) => field.kind === 'richText')
      .map(({ values }) => values),
  );
  const pieces = texts.flatMap((values) => locales.flatMap((source) => shortPiecesLeftOut(values, source)));
  expect([texts.length, pieces.length].every((count) => count > 90)).toBe(true);
  expect(texts.filter((values) => locales.some((source) => leftOut(values, source).length > 0))).toEqual([]);
  expect(pieces.filter(Boolean).length).toBeGreaterThan(pieces.length * 0.95);
});

/** A piece of fewer words may be said in one. */
const shortPiece = [6, 11] as const;

/** Whether each short paragraph and item of a text is missed where its translation lacks it. */
function shortPiecesLeftOut(values: Values, source: Locale): boolean[] {
  const target = otherLocale(source);
  const [from, to] = [blocksOf(values[source]), blocksOf(values[target])];
  if (from.length !== to.length) return [];
  const isShort = (block: RichNode) => {
    const words = wordsOf({ root: { children: [block] } }).split(' ').length;
    return words >= shortPiece[0] && words <= shortPiece[1] && block.type !== 'heading';
  };
  return from.flatMap((block, place) => {
    const items = block.type === 'list' ? (block.children ?? []) : null;
    const others = to[place]!;
    if (!items)
      return isShort(block)
        ? [leftOut({ ...values, [target]: { root: { children: to.toSpliced(place, 1) } } }, source).length > 0]
        : [];
    return items.flatMap((item, at) => {
      if (!isShort(item) || items.length < 2) return [];
      const list = { ...others, children: (others.children ?? []).toSpliced(at, 1) };
      return [leftOut({ ...values, [target]: { root: { children: to.with(place, list) } } }, source).length > 0];
    });
  });
}

function blocksOf(value: unknown): RichNode[] {
  return (value as { root?: RichNode } | null)?.root?.children ?? [];
}

function nameOf({ docs, id }: Specimen): string {
  return [docs.en.key, docs.ar.key, id].find((name) => typeof name === 'string') ?? '';
}

function keyOf({ check, locale, path, values }: Finding): string {
  return JSON.stringify([check, locale, path, values]);
}

/** At the same field and language, or, where the languages differ, at their counterparts. */
function fits({ check, locale, path }: Finding, plant: Plant): boolean {
  const isThere = path === plant.path || path.startsWith(`${plant.path}.`);
  return isThere && fitting[plant.kind]!.includes(check) && (locale === plant.locale || locale === 'both');
}
