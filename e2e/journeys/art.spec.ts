import { expect, test } from '../support/test.ts';

// The reading below hands text to the browser's parser, which the policy of our pages refuses.
test.use({ bypassCSP: true });

const lists = [
  '/services',
  '/solutions',
  '/industries',
  '/products',
  '/blog',
  '/knowledgebase',
  '/careers',
  '/careers/all-careers',
  '/company',
  '/legal',
];

test('the head of every list has a picture of its own', async ({ page, request }) => {
  const pictures = new Map<string, string>();
  for (const path of lists) {
    const html = await (await request.get(path)).text();
    const picture = await page.evaluate((text) => {
      const head = new DOMParser().parseFromString(text, 'text/html').querySelector('main header');
      return head?.querySelector('img')?.getAttribute('src');
    }, html);
    expect(picture, path).toBeTruthy();
    const drawing = await (await request.get(picture as string)).text();
    expect(pictures.get(drawing), `${path} has the picture of another page`).toBeUndefined();
    pictures.set(drawing, path);
  }
});
