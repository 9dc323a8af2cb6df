import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../../testing/screens/violations.ts';
import { deskTexts, savingTexts } from '../../../catalogue/index.ts';
import { storedForms } from '../../../saving/screens/stored-forms.ts';
import { LeftWords } from './left-words.tsx';

test.each(locales)(
  'words of an entry that is gone are offered above its list, and begin a new one: %s',
  async (language) => {
    const texts = deskTexts[language];
    const row = { id: 'r1', pair: 'a', title: 'A step' };
    const newest = {
      form: 'old',
      languages: {
        en: { values: { title: 'Typed in a tunnel', steps: [row] }, base: { title: '1', steps: '' } },
        ar: { values: { title: 'كُتب في نفق' }, base: { title: '2' } },
      },
    };
    const fresh = { form: 'new', bases: { en: { title: '8', steps: '', slug: '7' }, ar: { title: '9' } } };
    const { calls, navigations, rerender } = mountScreen(language, null, {
      at: '/admin/collections/posts?notFound=7',
      host: [
        ({ method, url }) => {
          if (url.pathname === '/api/posts/7') return Response.json({ errors: [] }, { status: 404 });
          if (url.pathname === '/api/posts' && method === 'POST') return { doc: { id: 8 } };
          return url.pathname === '/api/posts/8/desk' ? fresh : undefined;
        },
      ],
    });
    storedForms(7).write('posts-7-desk', { values: { newest }, at: '2026-11-23T10:00:00.000Z' });
    rerender(<LeftWords collectionSlug="posts" />);
    const offer = page.getByRole('status', { name: texts.left.heading });
    await expect.element(offer).toMatchTextContent(/Typed in a tunnel[^]*A step[^]*كُتب في نفق/);
    await offer.getByRole('button', { name: texts.left.begin }).click();
    await expect.poll(() => navigations).toEqual(['/admin/collections/posts/8']);
    expect(calls.some(({ url }) => url.searchParams.get('draft') === 'true')).toBe(true);
    const kept = storedForms(7).read('posts-8-desk').values as { newest: typeof newest };
    // On what the new entry has, with rows of its own.
    expect(kept.newest).toMatchObject({
      form: 'new',
      languages: {
        en: {
          values: { title: 'Typed in a tunnel', steps: [{ pair: 'a', title: 'A step' }] },
          base: { title: '8', steps: '' },
        },
        ar: { values: { title: 'كُتب في نفق' }, base: { title: '9' } },
      },
    });
    expect(kept.newest.languages.en.values.steps[0]!.id).not.toBe('r1');
    expect(storedForms(7).read('posts-7-desk').values).toBeNull();
    await expect.element(offer).not.toBeInTheDocument();
  },
);

test.each(locales)('what is nowhere is said to be found nowhere: %s', async (language) => {
  const { word } = mountScreen(language, <LeftWords collectionSlug="posts" />, {
    at: '/admin/collections/posts?notFound=7',
    host: [({ url }) => (url.pathname === '/api/posts/7' ? new Response('{}', { status: 404 }) : undefined)],
  });
  await expect.element(page.getByText(word('error:documentNotFound').replace('{{id}}', '7'))).toBeVisible();
});

test.each(locales)('what lies in the trash is said to lie there, and its words wait for it: %s', async (language) => {
  const texts = savingTexts[language];
  const { word } = mountScreen(language, <LeftWords collectionSlug="posts" />, {
    at: '/admin/collections/posts?notFound=7',
    host: [
      ({ url }) => (url.pathname === '/api/posts/7' ? { id: 7, deletedAt: '2026-11-23T10:00:00.000Z' } : undefined),
    ],
  });
  await expect.element(page.getByText(texts.inTrash)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: texts.openInTrash }))
    .toHaveAttribute('href', '/admin/collections/posts/trash/7');
  expect(page.getByText(word('error:documentNotFound').replace('{{id}}', '7')).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});
