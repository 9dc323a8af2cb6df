import { TextField } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { libraryTexts } from '../catalogue/index.ts';
import { AnotherFile } from './another-file.tsx';

const file = new File(['x'], 'hall.png', { type: 'image/png' });

test.each(inTurn('ar'))(
  'another file asks for the texts of the former one, a first file does not: %s',
  async (language) => {
    const form = (chosen: File | null, id?: number) => (
      <DocumentForm
        collection="media"
        key={`${id} ${chosen?.name}`}
        {...(id && { id })}
        state={{ file: { value: chosen } }}
      >
        <AnotherFile />
        <TextField field={{ name: 'alt', label: `Text of ${id} ${chosen?.name}` }} path="alt" />
      </DocumentForm>
    );
    const { rerender } = mountScreen(language, form(file), { config: { collections: [clientCollection('media')] } });
    const asked = page.getByText(libraryTexts[language].anotherFile);
    await expect.element(page.getByRole('textbox', { name: 'Text of undefined hall.png' })).toBeVisible();
    expect(asked.elements()).toEqual([]);
    rerender(form(null, 1));
    await expect.element(page.getByRole('textbox', { name: 'Text of 1 undefined' })).toBeVisible();
    expect(asked.elements()).toEqual([]);
    rerender(form(file, 1));
    await expect.element(asked).toBeVisible();
    const label = page.getByText('Text of 1 hall.png').element();
    const gap = label.getBoundingClientRect().top - asked.element().getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThan(12);
    expect(await violations()).toEqual([]);
  },
);
