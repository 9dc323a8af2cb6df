import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { LiveIndex } from '../../search/index.ts';

let opened: TestPayload;
let payload: Payload;
let index: LiveIndex;
let loadTerms: typeof import('./load-terms.ts').loadTerms;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ loadTerms } = await import('./load-terms.ts'));
  const { LiveIndex: Live } = await import('../../search/index.ts');
  index = new Live(() => Promise.resolve(payload));
  const data = { ...texts('رصيف الميناء'), _status: 'published' } as never;
  await payload.create({ collection: 'companies', locale: 'ar', data });
});
afterAll(async () => {
  index.close();
  await opened.close();
});

const eventually = { timeout: 20_000, interval: 20 };
const found = async (query: string) => (await index.ready()).search(query, 'en').map(({ document }) => document.title);
const create = (data: object) => payload.create({ collection: 'terms', data: data as never });

test('a term that staff add makes the search find what is in the other language, without a restart', async () => {
  expect(await found('quays')).toEqual([]);
  const { id } = await create({ english: 'quay', arabic: 'رصيف', kind: 'noun' });
  await vi.waitFor(async () => expect(await found('quays')).toEqual(['رصيف الميناء']), eventually);
  await payload.update({ collection: 'terms', id, data: { deletedAt: new Date().toISOString() } });
  await vi.waitFor(async () => expect(await found('quays')).toEqual([]), eventually);
});

test('a term is read with all of its words, and is found by each of them', async () => {
  await create({
    english: 'glossary',
    arabic: 'مسرد',
    forbiddenArabic: ['معجم', 'قاموس'],
    alsoEnglish: ['term base'],
    kind: 'noun',
    note: 'Not a dictionary',
  });
  const term = (await loadTerms(payload)).find(({ accepted }) => accepted.en[0] === 'glossary');
  expect(term).toMatchObject({
    accepted: { en: ['glossary', 'term base'], ar: ['مسرد'] },
    forbidden: { en: [], ar: ['معجم', 'قاموس'] },
    kind: 'noun',
    keep: false,
  });
  for (const typed of ['القاموس', 'مُعجم', 'term base', 'dictionary']) {
    const where = { search_text: { like: typed === 'القاموس' ? 'قاموس' : typed } };
    const { docs } = await payload.find({ collection: 'terms', where });
    expect({ typed, found: docs.map(({ english }) => english) }).toEqual({ typed, found: ['glossary'] });
  }
});

test('a term without its Arabic is refused, unless it is not translated', async () => {
  await expect(create({ english: 'backlog' })).rejects.toThrow();
  const { id } = await create({ english: 'PostgreSQL', keep: true, kind: 'name' });
  expect(id).toBeGreaterThan(0);
});
