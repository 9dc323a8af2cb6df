import { type FormPlan, locales } from '@nasaq/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { OwnForm } from '../index.ts';

const plan = (name: string) =>
  ({
    version: name,
    form: 'clubs',
    fields: [
      {
        name: 'own_club',
        type: 'choice',
        label: { en: 'Club', ar: 'النادي' },
        choices: [{ value: 'c1', label: { en: name, ar: name } }],
      },
    ],
  }) as unknown as FormPlan;

test.each(locales)(
  'a choice that its owner renames says so above the form, until the reader agrees: %s',
  async (locale) => {
    const t = await mount(locale, <Renamed />);
    await page.getByText('الزمالك').click();
    await page.getByRole('button', { name: 'Rename' }).click();
    const line = t('forms.renamed.choice', { before: '\u2068الزمالك\u2069', now: '\u2068الجزيرة\u2069' });
    await expect.element(page.getByText(line)).toBeVisible();
    await page.getByRole('button', { name: t('forms.renamed.accept') }).click();
    await expect.element(page.getByText(line)).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio')).toBeChecked();
  },
);

function Renamed() {
  const [name, setName] = useState('الزمالك');
  return (
    <>
      <OwnForm plan={plan(name)} privacy={null as never} />
      <button type="button" onClick={() => setName('الجزيرة')}>
        Rename
      </button>
    </>
  );
}
