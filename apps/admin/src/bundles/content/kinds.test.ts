import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let kinds: typeof import('./kinds.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  kinds = await import('./kinds.ts');
});
afterAll(() => opened.close());

test('of every collection and global it is decided whether it is content or private', () => {
  const { config } = opened.payload;
  const content = [
    ...kinds.collectionKinds(opened.payload).map(({ slug }) => slug as string),
    ...kinds.globalKinds(opened.payload).map(({ slug }) => slug as string),
  ];
  const hidden = new Set([...kinds.privateCollections, ...kinds.privateGlobals]);
  const all = [...config.collections, ...config.globals].map(({ slug }) => slug as string);
  const undecided = all.filter((slug) => !slug.startsWith('payload-') && !content.includes(slug) && !hidden.has(slug));
  expect(undecided).toEqual([]);
  expect(content.filter((slug) => hidden.has(slug))).toEqual([]);
});

test('members, visitors, what they sent, and what stands in the audit trail never leave', () => {
  const content = kinds.collectionKinds(opened.payload).map(({ slug }) => slug as string);
  for (const slug of ['users', 'accounts', 'contacts', 'orders', 'applications', 'chats', 'uploads', 'mails', 'acts'])
    expect(content).not.toContain(slug);
});
