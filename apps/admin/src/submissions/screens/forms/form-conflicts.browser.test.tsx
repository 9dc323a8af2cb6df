import { locales } from '@nasaq/contract';
import { FormSubmit, TextField, useAllFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { savingTexts } from '../../../content/catalogue/index.ts';
import { formTexts } from '../../catalogue/index.ts';
import { mergedValues } from '../../forms/form-conflicts.ts';
import { FormConflicts } from './form-conflicts.tsx';

const at = '2026-11-21T10:00:00.000Z';
const named = (en: string, more: object = {}) => ({
  name: 'own_size',
  type: 'text',
  label: { en, ar: 'المقاس' },
  ...more,
});
const note = { name: 'own_note', type: 'long', label: { en: 'Note', ar: 'ملاحظة' } };

function Values() {
  const [fields] = useAllFormFields();
  return <output>{JSON.stringify([fields.fields?.value, fields.opened?.value])}</output>;
}

test.each(locales)(
  'what both have changed in a list is decided in the form, and the rest stays: %s',
  async (language) => {
    const opened = mergedValues({ title_en: 'Day', fields: [named('Size')] } as never);
    const theirs = { ...opened, fields: [named('Fit', { required: true })] };
    const state = stateOf({ title_en: 'Day', fields: [named('Cut'), note], opened: JSON.stringify(opened) });
    const refusal = { errors: [{ message: 'No.', data: { errors: [{ path: 'fields', message: 'Both' }] } }] };
    const changed = Object.fromEntries(Object.keys(opened).map((name) => [name, { by: 'Salma', at, own: false }]));
    let saves = 0;
    mountScreen(
      language,
      <DocumentForm collection="forms" id={1} saves={{ action: '/api/forms/1', stateOf }} state={state}>
        <FormConflicts field={{ name: 'opened', type: 'text' } as never} path="opened" />
        <TextField field={{ name: 'title_en', label: 'Title' }} path="title_en" />
        <Values />
        <FormSubmit>Save</FormSubmit>
      </DocumentForm>,
      {
        host: [
          ({ method, url }) => {
            if (url.pathname === '/api/forms/1/meanwhile') return { values: theirs, changed };
            if (method !== 'PATCH') return undefined;
            return (saves += 1) === 1 ? Response.json(refusal, { status: 409 }) : { doc: { id: 1 }, message: 'Well.' };
          },
        ],
      },
    );
    await page.getByRole('button', { name: 'Save' }).click();

    const dispute = page.getByRole('region', { name: language === 'ar' ? /الاسم/ : /Name/ });
    await expect.element(dispute.getByText('Salma', { exact: true })).toBeVisible();
    await expect.element(dispute.getByText('Cut', { exact: true })).toBeVisible();
    await expect.element(dispute.getByText('Fit', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
    await dispute.getByRole('button', { name: savingTexts[language].takeTheirs }).click();
    await expect.element(dispute).not.toBeInTheDocument();
    const [fields, seen] = JSON.parse(document.querySelector('output')!.textContent) as [unknown, string];
    expect(fields).toEqual([named('Fit'), note]);
    // What only they have changed comes with the next save: the form has not seen it.
    expect((JSON.parse(seen) as { fields: unknown }).fields).toEqual([named('Fit')]);

    // Once it is saved, nobody is told any more that it is not.
    await expect.element(page.getByText(formTexts.decided[language])).toBeVisible();
    // While a pointer is on them, all of them stay.
    await page.getByText(formTexts.decided[language]).hover();
    (page.getByRole('button', { name: 'Save' }).element() as HTMLButtonElement).click();
    await expect.element(page.getByText('Well.')).toBeVisible();
    await expect.element(page.getByText(formTexts.decided[language])).not.toBeInTheDocument();
  },
);

function stateOf(values: Record<string, unknown>): FormState {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]);
  return Object.fromEntries(fields) as FormState;
}
