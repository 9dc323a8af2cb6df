import { type Fields, locales, reportForm } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { labelled, mountFields } from '../../testing/mount.tsx';
import { FileField } from '../files/file-field.tsx';
import { DateField } from './date-field.tsx';
import { TextField } from './text-field.tsx';

const media = (value: string) =>
  (cdp() as { send(method: string, parameters: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media: value,
  });
beforeAll(() => media('print'));
afterAll(() => media(''));

const fields: Fields = {
  first_name: { type: 'line', rules: [{ rule: 'required' }] },
  deadline: { type: 'date', rules: [{ rule: 'day' }] },
  screenshots: reportForm.screenshots,
};

test.each(locales)('fields for a day and for files are empty lines below their labels: %s', async (locale) => {
  const { t } = await mountFields(
    locale,
    'reports',
    fields,
    <>
      <TextField name="first_name" />
      <DateField name="deadline" min="2026-11-28" any />
      <FileField name="screenshots" />
    </>,
  );
  await expect.element(page.getByText(t('forms.date.calendar'))).not.toBeVisible();
  for (const words of ['choose', 'drop'] as const)
    await expect.element(page.getByText(t(`forms.files.${words}`, { max: 5 }))).not.toBeVisible();
  await expect.element(page.getByText(labelled('screenshots', locale)).first()).toBeVisible();
  const [line, day, files] = ['[name="first_name"]', '[name="deadline"]', '.drop'].map((selector) => {
    const element = document.querySelector(selector)!;
    const { borderBlockEndStyle, borderInlineEndWidth } = getComputedStyle(element);
    return [Math.round(element.getBoundingClientRect().height), borderBlockEndStyle, borderInlineEndWidth];
  });
  expect(day).toEqual(line);
  expect(files).toEqual(line);
});
