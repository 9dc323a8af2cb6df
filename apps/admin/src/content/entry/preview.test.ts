import { beforeAll, expect, test, vi } from 'vitest';

let signPreview: typeof import('./preview.ts').signPreview;
let verifyPreview: typeof import('./preview.ts').verifyPreview;

beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  ({ signPreview, verifyPreview } = await import('./preview.ts'));
});

const inOneMinute = () => Date.now() + 60_000;

test('a token gives back what was signed', () => {
  const expires = inOneMinute();
  expect(verifyPreview(signPreview({ type: 'posts', id: 7, expires }))).toEqual({ type: 'posts', id: 7, expires });
});

test('an expired token is refused', () => {
  expect(verifyPreview(signPreview({ type: 'posts', id: 7, expires: Date.now() - 1 }))).toBeNull();
});

test.each([
  ['another id', (token: string) => token.replace('.7.', '.8.')],
  ['another type', (token: string) => token.replace('posts', 'works')],
  ['a longer life', (token: string) => token.replace(/\.(\d{13})\./, (_, time: string) => `.${Number(time) + 1}.`)],
  ['another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['nothing', () => ''],
  ['noise', () => '....'],
])('a token changed to %s is refused', (_, change) => {
  const token = signPreview({ type: 'posts', id: 7, expires: inOneMinute() });
  expect(verifyPreview(token)).not.toBeNull();
  expect(verifyPreview(change(token))).toBeNull();
});

test('a token is safe in an address as it is', () => {
  const token = signPreview({ type: 'articles', id: 12, expires: inOneMinute() });
  expect(encodeURIComponent(token)).toBe(token);
});
