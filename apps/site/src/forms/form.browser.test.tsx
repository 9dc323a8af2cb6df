import { contactForm, locales } from '@nasaq/contract';
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

  test('a line of the summary leads into its field, which says what is wrong', async () => {
    await mount(locale, contact);
    await button().click();
    await expect.element(summary()).toHaveFocus();
    await userEvent.click(summary().element().querySelector('a[href="#field-email"]')!);
    await expect.element(control('email')).toHaveFocus();
    await expect.element(control('email')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control('email')).toHaveAccessibleDescription(/\S/);
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
});
