import { type FormPlan, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { documentOf } from '../../testing/files.ts';
import { mount } from '../../testing/mount.tsx';
import { OwnForm } from '../index.ts';

const label = { en: 'Paper of the case', ar: 'مستند القضية' };
const plan = {
  version: 'v1',
  form: 'visit',
  fields: [{ name: 'own_paper', type: 'file', label, max: 1 }],
} as unknown as FormPlan;

test.each(locales)('a field of one file: the next choice replaces what was refused: %s', async (locale) => {
  const t = await mount(locale, <OwnForm plan={plan} privacy={null as never} />);
  const input = page.getByLabelText(new RegExp(`^${label[locale]}`)).first();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await input.upload(documentOf(64, 'program.pdf'));
  await expect.element(row('program.pdf').getByText(t('forms.files.problem.content')).first()).toBeVisible();
  await input.upload(documentOf(64, 'fees.pdf'));
  await expect.element(row('fees.pdf').getByText(t('forms.files.stored')).first()).toBeVisible();
  await expect.element(row('program.pdf')).not.toBeInTheDocument();
});
