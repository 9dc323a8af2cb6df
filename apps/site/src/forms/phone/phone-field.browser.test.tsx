import { contactForm } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn } from '../../testing/in-turn.ts';
import { labelled, mountFields } from '../../testing/mount.tsx';
import { PhoneField } from './phone-field.tsx';

describe.each(inTurn('en'))('%s', (locale) => {
  const open = () => mountFields(locale, 'contacts', contactForm, <PhoneField />);
  const country = (code: RegExp) => page.getByRole('button', { name: code });
  const number = () => page.getByRole('textbox', { name: labelled('phone', locale) });

  test('a country is found by its name in both languages and by its code, from the keyboard', async () => {
    const { t, store } = await open();
    const list = page.getByRole('dialog', { name: t('forms.phone.choose') });
    const first = () => list.getByRole('option').first();
    for (const typed of ['السعودية', 'saudi', '٩٦٦', '+966']) {
      await expect.element(country(/\+20/)).toBeVisible();
      (country(/\+20/).element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(list.getByRole('combobox')).toHaveFocus();
      // Egypt stands first before anything is typed.
      await expect.poll(() => first().element().textContent).toContain('+20');
      await userEvent.keyboard(typed);
      await expect.poll(() => first().element().textContent).toMatch(/السعودية|Saudi Arabia/);
      await userEvent.keyboard('{Escape}');
      await expect.element(country(/\+20/)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('966{Enter}');
    await expect.element(country(/\+966/)).toHaveFocus();
    expect(store.get('phone_country')).toBe('SA');
  });

  test('the same digits are right or wrong by their country, in whatever digits they are written', async () => {
    const { t, store } = await open();
    await number().fill('۰۵۱۲۳۴۵۶۷۸');
    await userEvent.tab();
    await expect.element(number()).toHaveAttribute('aria-invalid', 'true');
    await country(/\+20/).click();
    const list = page.getByRole('dialog', { name: t('forms.phone.choose') });
    await list.getByRole('combobox').fill('966');
    await list.getByRole('option').first().click();
    await expect.element(number()).not.toHaveAttribute('aria-invalid');
    expect(store.sendable()).toMatchObject({ phone_country: 'SA' });
  });

  test('a whole number that is pasted brings its country', async () => {
    const { store } = await open();
    await expect.element(country(/\+20/)).toBeVisible();
    await number().click();
    const data = new DataTransfer();
    data.setData('text/plain', '+966 51 234 5678');
    number()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(country(/\+966/)).toBeVisible();
    expect(store.get('phone_country')).toBe('SA');
  });
});
