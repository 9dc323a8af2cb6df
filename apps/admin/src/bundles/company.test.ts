import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let tools: typeof import('./testing/bundle-file.ts');

beforeAll(async () => {
  opened = await openTestPayload({ company: true });
  payload = opened.payload;
  tools = await import('./testing/bundle-file.ts');
});
afterAll(() => opened.close());

/** All of a bundle but its manifest, whose moment and origin are its own. */
function contentsOf(file: string): Promise<Record<string, unknown>> {
  return tools.withBundle(file, async ({ items, manifest, open }) => {
    const files: Record<string, string> = {};
    for (const name of Object.keys(manifest.members).filter((member) => member.startsWith('files/'))) {
      const hash = createHash('sha256');
      for await (const piece of await open(name.slice('files/'.length))) hash.update(piece as Buffer);
      files[name] = hash.digest('hex');
    }
    return { members: manifest.members, files, items: Object.fromEntries(items) };
  });
}

test('the whole company comes out of an empty installation as it went in', { tags: ['proof'] }, async () => {
  const file = await tools.bundleIn(opened.dataDir, payload);
  const before = await contentsOf(file);
  const { emptyCompany } = await import('./testing/empty-company.ts');
  await emptyCompany(payload, opened.dataDir);
  const { taken, plan } = await tools.bringIn(file, payload);
  expect(plan.rows.filter(({ problem }) => problem)).toEqual([]);
  expect(plan.rows.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(taken.taken).toHaveLength(plan.rows.length);
  const after = await contentsOf(await tools.bundleIn(opened.dataDir, payload));
  expect(after.items).toEqual(before.items);
  expect(after.members).toEqual(before.members);
  const again = await tools.bringIn(file, payload);
  expect(again.taken.taken).toEqual([]);
});
