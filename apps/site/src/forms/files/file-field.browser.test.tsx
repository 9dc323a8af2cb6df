import { locales, reportForm } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/files.ts';
import { labelled, mountFields } from '../../testing/mount.tsx';
import { filesOf } from '../core/form-values.ts';
import { FileField } from './file-field.tsx';

describe.each(locales)('%s', (locale) => {
  const open = () => mountFields(locale, 'reports', reportForm, <FileField name="screenshots" pastes />);
  const input = () => page.getByLabelText(labelled('screenshots', locale)).first();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  test('limits are said before a file is chosen, and a sixth file is not taken', async () => {
    const { t, store } = await open();
    await expect.element(input()).toHaveAccessibleDescription(/PNG/);
    await input().upload([1, 2, 3, 4, 5, 6].map((place) => picture(`p${place}.png`)));
    await expect.poll(() => page.getByText(t('forms.files.stored'), { exact: true }).elements()).toHaveLength(5);
    await expect
      .element(
        row('p6.png')
          .getByText(t('forms.files.problem.too_many', { max: 5 }))
          .first(),
      )
      .toBeVisible();
    expect(store.validateAll().some(({ field }) => field === 'screenshots')).toBe(true);
  });

  test('a refused file says why and holds the form back until it is taken out; the other one stays', async () => {
    const { t, store } = await open();
    await input().upload([picture('شاشة.png'), picture('program.png')]);
    await expect.element(row('شاشة.png').getByText(t('forms.files.stored')).first()).toBeVisible();
    await expect.element(row('program.png').getByText(t('forms.files.problem.content')).first()).toBeVisible();
    // A screen reader hears of both, though they come to their ends one after the other.
    const said = () => document.querySelector('[role=status]')!.textContent;
    await expect.poll(said).toContain('program.png');
    expect(said()).toContain(t('forms.files.said_stored', { name: '\u2068شاشة.png\u2069' }));
    expect(store.validateAll().some(({ field }) => field === 'screenshots')).toBe(true);
    await row('program.png')
      .getByRole('button', { name: /program/ })
      .last()
      .click();
    await expect.poll(() => filesOf(store.get('screenshots')).map(({ filename }) => filename)).toEqual(['شاشة.png']);
    expect(store.validateAll().some(({ field }) => field === 'screenshots')).toBe(false);
  });

  test('a picture that is pasted anywhere in the page goes up', async () => {
    const { t } = await open();
    await expect.element(input()).toBeInTheDocument();
    const data = new DataTransfer();
    data.items.add(picture('pasted.png'));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(row('pasted.png').getByText(t('forms.files.stored')).first()).toBeVisible();
  });
});
