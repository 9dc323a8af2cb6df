import { locales } from '@nasaq/contract';
import { useFormFields } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { WordsField } from './words-field.tsx';

function Stored() {
  const words = useFormFields(([fields]) => fields.words?.value);
  return <output aria-label="stored">{JSON.stringify(words)}</output>;
}

describe.each(locales)('a list of words in %s', (language) => {
  const open = (words: string[]) => {
    const field = { name: 'words', type: 'text', hasMany: true, label: 'Words', admin: { rtl: language === 'ar' } };
    return mountScreen(
      language,
      <DocumentForm collection="terms" id={1} state={{ words: { value: words, initialValue: words } } as never}>
        <WordsField {...({ field, path: 'words' } as unknown as ComponentProps<typeof WordsField>)} />
        <Stored />
      </DocumentForm>,
      { host: [() => undefined] },
    );
  };

  test('each line is a word, kept as it is typed, without Enter and without a click elsewhere', async () => {
    open(['server', 'host']);
    const field = page.getByRole('textbox', { name: 'Words' });
    await expect.element(field).toHaveValue('server\nhost');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}  node');
    await expect.element(page.getByRole('status', { name: 'stored' })).toHaveTextContent('["server","host","node"]');
    // An empty line waits for its word, and is none.
    await expect.element(field).toHaveValue('server\nhost\n\n  node');
    await field.fill('');
    await expect.element(page.getByRole('status', { name: 'stored' })).toHaveTextContent('[]');
  });

  test('nobody is kept from it', async () => {
    open(['server']);
    await expect.element(page.getByRole('textbox', { name: 'Words' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
