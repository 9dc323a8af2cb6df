import { locales } from '@nasaq/contract';
import { colours, hex } from '@nasaq/design';
import { Form } from '@payloadcms/ui';
import type { SelectFieldClient, TextFieldClient } from 'payload';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { brandLabels } from '../catalogue/index.ts';
import { ColourField } from './colour-field.tsx';
import { StandingChoice } from './standing-choice.tsx';

describe.each(locales)('a brand of which nothing is stored, in %s', (language) => {
  const texts = brandLabels.form;
  const corner = {
    name: 'corner',
    type: 'select',
    label: texts.corner[language],
    options: (['sharp', 'soft', 'round'] as const).map((value) => ({ value, label: texts[value][language] })),
  } as SelectFieldClient;

  test('choices and colours show what is in force, and the choice of it stores nothing', async () => {
    const state = { corner: { value: null, initialValue: null, valid: true } };
    mountScreen(
      language,
      <Form initialState={state}>
        <StandingChoice field={corner} path="corner" standing="sharp" />
        {['colour', 'accent'].map((name) => (
          <ColourField key={name} field={{ name, type: 'text', label: name } as TextFieldClient} path={name} />
        ))}
      </Form>,
    );
    const shown = (value: 'sharp' | 'round') => page.getByText(texts[value][language], { exact: true });
    await expect.element(shown('sharp')).toBeVisible();
    const pickers = [...document.querySelectorAll<HTMLInputElement>('input[type=color]')].map(({ value }) => value);
    expect(pickers).toEqual([hex(colours.light.voice), hex(colours.light.spark)]);
    await page.getByRole('combobox').click();
    await shown('round').click();
    await expect.element(shown('round')).toBeVisible();
    await expect.element(shown('sharp')).not.toBeInTheDocument();
  });
});
