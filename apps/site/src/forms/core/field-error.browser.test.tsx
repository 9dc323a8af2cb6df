import { type FormPlan, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { OwnForm } from '../index.ts';

const short = { en: 'Name', ar: 'الاسم' };
const long = {
  en: 'I agree that what I send here is read by the whole team',
  ar: 'أوافق على أن يقرأ الفريق كله ما أرسله هنا، وأن يُحفظ سنة',
};
const plan = {
  version: 'v1',
  form: 'visit',
  fields: [
    { name: 'own_first', type: 'text', label: short, required: true },
    { name: 'own_second', type: 'consent', label: long, required: true },
    { name: 'own_third', type: 'text', label: short, required: true },
  ],
} as unknown as FormPlan;

test.each(locales)('on a phone, a message of several lines pushes the next field away: %s', async (locale) => {
  await page.viewport(390, 844);
  const t = await mount(locale, <OwnForm plan={plan} privacy={null as never} />);
  const second = () => document.querySelector('#field-own_second')!.closest('.field')!;
  const before = second().getBoundingClientRect().height;
  await page.getByRole('button', { name: t('forms.own.submit') }).click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  const [one, several] = [...document.querySelectorAll('.field__error')].map((message) => {
    const words = document.createRange();
    words.selectNodeContents(message);
    const next = message.closest('.field')!.nextElementSibling;
    const { bottom, height } = words.getBoundingClientRect();
    return { height, gap: next ? next.getBoundingClientRect().top - bottom : 0 };
  });
  expect(several!.height).toBeGreaterThan(one!.height * 1.5);
  expect(second().getBoundingClientRect().height).toBeGreaterThan(before);
  expect(several!.gap).toBeGreaterThan(18);
});
