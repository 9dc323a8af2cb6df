import { dateRules, type Fields, locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { labelled, mountFields } from '../../testing/mount.tsx';
import { DateField } from './date-field.tsx';
import { TextField } from './text-field.tsx';

const fields: Fields = {
  first_name: { type: 'line', rules: [{ rule: 'required' }] },
  deadline: { type: 'date', rules: [{ rule: 'required' }, ...dateRules, { rule: 'date' }] },
};

/** How far the message of a field begins below its control. */
function gapOf(name: string): number {
  const control = document.querySelector(`[name="${name}"]`)!;
  const message = control.closest('.field')!.querySelector('.field__error')!;
  return Math.round(message.getBoundingClientRect().top - control.getBoundingClientRect().bottom);
}

describe.each(locales)('%s', (locale) => {
  test('a day says how it was understood in the room of its message, which stands as near as that of any field', async () => {
    const { store } = await mountFields(
      locale,
      'orders',
      fields,
      <>
        <TextField name="first_name" />
        <DateField name="deadline" min="2026-11-28" any />
      </>,
    );
    store.commit('first_name');
    store.commit('deadline');
    const input = page.getByLabelText(labelled('deadline', locale));
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    expect(gapOf('deadline')).toBe(gapOf('first_name'));
    const room = document.body.scrollHeight;
    await input.fill('31/12/2026');
    store.commit('deadline');
    const said = { en: /Thursday/, ar: /الخميس/ }[locale];
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    // Neither of them moves what follows.
    expect(document.body.scrollHeight).toBe(room);
  });
});
