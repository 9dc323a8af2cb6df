import { contactForm, fieldLabel, locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labelled, mount } from '../testing/mount.tsx';
import { Form, TextAreaField, TextField } from './index.ts';

describe.each(locales)('%s', (locale) => {
  const contact = (
    <Form kind="contacts" fields={contactForm} submit="Send">
      <TextField name="first_name" />
      <TextField name="email" type="email" />
      <TextAreaField name="help_details" />
    </Form>
  );
  const button = () => page.getByRole('button', { name: 'Send', exact: true });
  const summary = () => page.getByRole('alert');
  const control = (name: string) => page.getByRole('textbox', { name: labelled(name, locale) });

  test('sent with nothing in it → the summary has the focus, and names the fields in the order of the page', async () => {
    await mount(locale, contact);
    await button().click();
    await expect.element(summary()).toHaveFocus();
    const named = summary().getByRole('link').elements();
    const places = named.map((link) => document.querySelector(link.getAttribute('href')!)?.getBoundingClientRect().top);
    const shown = places.filter((top) => top !== undefined);
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  test('a line of the summary names its field, leads into it, and stands there as well', async () => {
    await mount(locale, contact);
    await button().click();
    await expect.element(summary()).toHaveFocus();
    for (const name of ['first_name', 'email', 'help_details']) {
      const line = summary().element().querySelector(`a[href="#field-${name}"]`)!;
      expect(line.textContent).toContain(fieldLabel(name, locale));
      await userEvent.click(line);
      await expect.element(control(name)).toHaveFocus();
      await expect.element(control(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(control(name)).toHaveAccessibleDescription(/\S/);
    }
  });

  test('an error comes at blur and goes at blur, never while typing, and is said in Arabic too', async () => {
    await mount(locale, contact);
    const email = control('email');
    const error = () => document.querySelector('#field-email-error')!;
    const arabic = fieldLabel('email', 'ar');
    await email.click();
    await userEvent.keyboard('layla@');
    await expect.element(email).toHaveValue('layla@');
    expect(error().textContent).toBe('');
    await userEvent.tab();
    await expect.poll(() => error().textContent).toContain(arabic);
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription(new RegExp(fieldLabel('email', locale)));

    await email.click();
    await userEvent.keyboard('{End}example.com');
    await expect.element(email).toHaveValue('layla@example.com');
    expect(error().textContent).toContain(arabic);
    await userEvent.tab();
    await expect.poll(() => error().textContent).toBe('');
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');

    // The first failing rule speaks: an empty field is missing before it is misspelt.
    await email.fill('');
    await userEvent.tab();
    await expect.poll(() => error().textContent).toContain(`${arabic} مطلوب`);
    expect(error().querySelectorAll('[lang="ar"][dir="rtl"]')).toHaveLength(locale === 'en' ? 1 : 0);
    expect(/is required/.test(error().textContent)).toBe(locale === 'en');
  });

  test('what is mended leaves the summary; while somebody types, nothing is called wrong', async () => {
    await mount(locale, contact);
    await button().click();
    await expect.element(summary()).toHaveFocus();
    const lines = summary().getByRole('link').elements().length;
    await control('help_details').fill('ليلى');
    await control('email').fill('nobody');
    await expect.poll(() => summary().getByRole('link').elements()).toHaveLength(lines - 1);
    await control('email').fill('layla@example.com');
    await userEvent.tab();
    await expect.poll(() => summary().getByRole('link').elements()).toHaveLength(lines - 2);
    await expect.element(control('email')).not.toHaveAttribute('aria-invalid');
  });

  test('from then on the summary says what the fields say, and takes no focus: another error, one that is new', async () => {
    await mount(locale, contact);
    await button().click();
    await expect.element(summary()).toHaveFocus();
    const line = (name: string) => summary().element().querySelector(`a[href="#field-${name}"]`)?.textContent ?? '';
    const said = (name: string) => document.querySelector(`#field-${name}-error`)?.textContent ?? '';
    const missing = line('email');
    await control('email').fill('x');
    await control('first_name').fill('Layla');
    await control('help_details').click();
    await expect.poll(() => line('first_name')).toBe('');
    expect(line('email')).not.toBe(missing);
    expect(said('email')).toContain(line('email'));
    await control('first_name').fill('x'.repeat(81));
    await control('help_details').click();
    await expect.poll(() => line('first_name')).not.toBe('');
    expect(said('first_name')).toContain(line('first_name'));
    await expect.element(control('help_details')).toHaveFocus();
  });
});
