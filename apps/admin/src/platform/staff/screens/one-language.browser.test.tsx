import type { ClientConfig } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { OneLanguage } from './one-language.tsx';

const title = { name: 'title', type: 'text', localized: true };
const collections = [
  clientCollection('forms', { fields: [{ name: 'slug', type: 'text' }] }),
  clientCollection('posts', { fields: [{ type: 'tabs', tabs: [{ fields: [title] }] }] }),
  clientCollection('media', { admin: { disableCopyToLocale: true }, fields: [title] }),
  // As somebody who is signed out is told of it.
  { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] } as never,
];
const globals = [
  { slug: 'review', fields: [{ name: 'kinds', type: 'text' }] },
  { slug: 'home', fields: [{ type: 'blocks', name: 'parts', blocks: [{ slug: 'lead', fields: [title] }] }] },
] as unknown as ClientConfig['globals'];

test.each([
  ['/admin/collections/forms', false],
  ['/admin/collections/forms/7', false],
  ['/admin/collections/posts/7', true],
  ['/admin/collections/media', true],
  ['/admin/collections/media/7', false],
  ['/admin/collections/users', false],
  ['/admin/globals/review', false],
  ['/admin/globals/home', true],
  ['/admin', true],
])('at %s another language of the content is offered, and a copy into it: %s', async (at, isOffered) => {
  const screen = (
    <OneLanguage>
      <button className="app-header__localizer" type="button">
        Language of the content
      </button>
      <button id="copy-locale-data__button" type="button">
        Copy to another language
      </button>
      <p>Screen</p>
    </OneLanguage>
  );
  mountScreen('en', screen, { at, config: { collections, globals } });
  await expect.element(page.getByText('Screen')).toBeVisible();
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(isOffered ? 2 : 0);
});
