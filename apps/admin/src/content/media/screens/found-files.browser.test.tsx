import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { libraryTexts } from '../catalogue/index.ts';
import { uploadId } from '../library-route.ts';
import { FoundFiles } from './found-files.tsx';

test.each(locales)(
  'a library without files leads to their upload, a search that finds none does not: %s',
  async (language) => {
    const texts = libraryTexts[language];
    const library = { files: [], total: 0, page: 1, pages: 1, tags: [], faults: [] };
    const all = { words: '', tag: '', kind: null, fault: null, page: 1 };
    const shared = { admin: '/admin', api: '/api', base: '/admin/media', language, library, mayAdd: true };
    const screen = mountScreen(language, <FoundFiles ask={all} {...shared} />);
    await expect.element(page.getByText(texts.empty)).toBeVisible();
    await expect.element(page.getByRole('link', { name: texts.addFirst })).toHaveAttribute('href', `#${uploadId}`);
    screen.rerender(<FoundFiles ask={{ ...all, words: 'harbour' }} {...shared} />);
    await expect.element(page.getByText(texts.nothing)).toBeVisible();
    await expect.element(page.getByRole('link', { name: texts.addFirst })).not.toBeInTheDocument();
  },
);
