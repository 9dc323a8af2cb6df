import { type FormPlan, locales } from '@nasaq/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { documentOf } from '../../testing/files.ts';
import { mount } from '../../testing/mount.tsx';
import { OwnForm } from '../index.ts';
import { outbox } from '../outbox/browser-outbox.ts';

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

test.each(locales)('without a connection it waits under its own title: %s', async (locale) => {
  const empty = { en: '', ar: '' };
  const title = { en: 'Book a visit', ar: 'احجز زيارة' };
  const shown = { title, lead: empty, submit: empty, sent: empty, state: 'open', until: null } as const;
  const asked = {
    version: 'v1',
    form: 'visit',
    page: shown,
    fields: [{ name: 'own_why', type: 'text', label, required: true }],
  };
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(async () => {
    for (const { submission } of await outbox.entries()) await outbox.remove(submission.key);
    vi.restoreAllMocks();
  });
  const t = await mount(locale, <OwnForm plan={asked as FormPlan} privacy={null as never} />);
  await page.getByRole('textbox', { name: label[locale] }).fill('-');
  await page.getByRole('button', { name: t('forms.own.submit') }).click();
  const waiting = page.getByRole('region', { name: t('outbox.waiting_title') });
  await expect.element(waiting.getByText(title[locale], { exact: false })).toBeVisible();
  expect(await outbox.entries()).toMatchObject([{ title }]);
});
