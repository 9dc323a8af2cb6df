import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentTypes, type Localized } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let prepareContent: typeof import('./load.ts').prepareContent;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  // Only now: the settings are read when the first module asks for them.
  ({ prepareContent } = await import('./load.ts'));
});
afterAll(() => opened.close());

async function count(): Promise<number> {
  const counts = await Promise.all(
    [...contentTypes, 'categories' as const, 'authors' as const, 'tags' as const, 'media' as const].map((collection) =>
      payload.count({ collection }),
    ),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

test('without the demo there is a first administrator and no content', async () => {
  await prepareContent(payload, { demo: false });
  expect(await count()).toBe(0);
  const file = path.join(opened.dataDir, 'first-login.json');
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { email, password } = JSON.parse(readFileSync(file, 'utf8')) as { email: string; password: string };
  const { user } = await payload.login({ collection: 'users', data: { email, password } });
  expect(user?.roles).toEqual(['admin']);
});

test('a load that breaks in the middle leaves nothing, and the next one is complete', { tags: ['proof'] }, async () => {
  const { company } = await import('./load/company.ts');
  const { loadCompany } = await import('./load/load-company.ts');
  const broken = {
    ...company,
    // To draw one of them is enough to see that it goes too.
    products: company.products.map((entry, index) => (index === 0 ? entry : without('screenshots', entry))),
    works: company.works.map((entry) => without('gallery', entry)),
    articles: [...company.articles.slice(0, 3), { ...company.articles[3]!, category: 'nowhere' }],
  };
  const { onChange } = await import('../platform/changes/change.ts');
  const announced: string[] = [];
  const stop = onChange(({ type }) => void announced.push(type));
  await expect(loadCompany(payload, broken)).rejects.toThrow('nowhere');
  expect(await count()).toBe(0);
  expect(announced).toEqual([]);

  await prepareContent(payload, { demo: true });
  const loaded = await count();
  expect(loaded).toBeGreaterThan(150);
  expect(announced).toEqual(['all']);
  stop();

  await prepareContent(payload, { demo: true });
  expect(await count()).toBe(loaded);
});

/** An entry that has no pictures in either language. */
function without<Name extends string, Text extends Record<Name, unknown>, Of extends { locales: Localized<Text> }>(
  name: Name,
  entry: Of,
): Of {
  const texts = Object.entries(entry.locales as Record<string, Text>).map(([locale, text]) => [
    locale,
    { ...text, [name]: [] },
  ]);
  return { ...entry, locales: Object.fromEntries(texts) as Of['locales'] };
}
