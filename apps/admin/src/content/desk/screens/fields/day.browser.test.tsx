import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const why = { en: 'This day has passed.', ar: 'مضى هذا اليوم.' };

test.each(inTurn('ar'))('a day that has passed is refused at its field and saved nowhere, in %s', async (language) => {
  const host = new DeskHost();
  host.fields = host.fields.map((field) => (field.name === 'closesAt' ? { ...field, toCome: why } : field));
  showDesk(language, host);
  const day = page.getByLabelText({ en: 'Closes', ar: 'يغلق' }[language]);
  await day.fill('2020-03-01');
  await expect.element(page.getByRole('alert').filter({ hasText: why[language] })).toBeVisible();
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(day).toHaveValue('2020-03-01');
  expect(await violations()).toEqual([]);
  await day.fill('2190-03-01');
  await expect.element(page.getByText(why[language])).not.toBeInTheDocument();
  await expect.poll(() => host.saves.at(-1)?.shared?.values.closesAt).toBe('2190-03-01T12:00:00.000Z');
  expect(host.saves).toHaveLength(1);
});
