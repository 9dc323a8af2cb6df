// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { editorStyles } from './read-assets.ts';

test('the style elements that Trix puts into a page are those that its policy allows', async () => {
  await import('trix');
  const texts = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(texts).toHaveLength(2);
  // They are put in empty, and filled then.
  const hashes = ['', ...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes.toSorted()).toEqual(editorStyles.toSorted());
});
