import { locales } from '@nasaq/contract';
import { useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { builderTexts, submissionLabels } from '../../catalogue/index.ts';
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
