import { locales } from '@nasaq/contract';
import { Form } from '@payloadcms/ui';
import type { RowFieldClient } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuLocales } from '../../../platform/staff/interface-language.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { BothLanguages } from './both-languages.tsx';

test.each(locales)('of a value in both languages, that of the menus comes first: %s', async (language) => {
  const fields = locales.map((locale) => ({ name: `title_${locale}`, type: 'text', label: locale }));
  mountScreen(
    language,
    <Form initialState={{}}>
      <BothLanguages field={{ type: 'row', fields } as RowFieldClient} path="" permissions />
    </Form>,
  );
  await expect.element(page.getByRole('textbox').nth(1)).toBeVisible();
  const names = page
    .getByRole('textbox')
    .elements()
    .map((box) => box.getAttribute('name'));
  expect(names).toEqual(menuLocales(language).map((locale) => `title_${locale}`));
});
