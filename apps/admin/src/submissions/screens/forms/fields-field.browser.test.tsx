import { locales } from '@nasaq/contract';
import { useDocumentTitle, useFormFields } from '@payloadcms/ui';
import type { FormState, RowFieldClient } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { builderTexts, formTexts, submissionLabels } from '../../catalogue/index.ts';
import { BothLanguages } from './both-languages.tsx';
import { FieldsField } from './fields-field.tsx';

function Chosen() {
  const { title } = useDocumentTitle();
  return (
    <>
      <h1>{title}</h1>
      <output>{useFormFields(([fields]) => String(fields.form?.value))}</output>
    </>
  );
}

test.each(locales)(
  'a new form opens as the one that its link has named, with its name and fields: %s',
  async (language) => {
    mountScreen(
      language,
      <DocumentForm collection="forms" state={{ form: { value: 'own', initialValue: 'own', valid: true } }}>
        <FieldsField field={{ name: 'fields', type: 'json' } as never} path="fields" />
        <Chosen />
      </DocumentForm>,
      { at: '/admin/collections/forms/create?form=contacts' },
    );
    await expect.element(page.getByText('contacts', { exact: true })).toBeVisible();
    const name = submissionLabels.kinds.contactsPlural[language];
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: builderTexts[language].sections.who, exact: true }).first())
      .toBeVisible();
  },
);

test('what is wrong with a field can be read on a dark page', async () => {
  const unnamed = { name: 'own_size', type: 'text', label: { en: '', ar: '' } };
  const state = { form: { value: 'own' }, fields: { value: [unnamed], initialValue: [unnamed], valid: true } };
  mountScreen(
    'en',
    <DocumentForm collection="forms" id={1} state={state as FormState}>
      <FieldsField field={{ name: 'fields', type: 'json' } as never} path="fields" />
    </DocumentForm>,
  );
  document.documentElement.dataset.theme = 'dark';
  const problem = page.getByText(formTexts.problems.no_label.en, { exact: true });
  await expect.element(problem).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('what lies in the trash is not edited', async () => {
  const form = (isTrashed: boolean) => (
    <DocumentForm
      collection="forms"
      id={7}
      isTrashed={isTrashed}
      key={String(isTrashed)}
      state={{ form: { value: 'own' }, fields: { value: [{ name: 'email' }, { name: 'company' }] } }}
    >
      <BothLanguages
        field={{ type: 'row', fields: [{ name: 'title_en', type: 'text', label: 'Title' }] } as RowFieldClient}
        path=""
        permissions
      />
      <FieldsField field={{ name: 'fields', type: 'json' } as never} path="fields" />
    </DocumentForm>
  );
  const { rerender } = mountScreen('en', form(false));
  const add = page.getByRole('button', { name: builderTexts.en.add });
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(add).toBeVisible();
  await expect.element(title).toBeEnabled();
  rerender(form(true));
  await expect.element(title).toBeDisabled();
  expect(add.elements()).toEqual([]);
});
