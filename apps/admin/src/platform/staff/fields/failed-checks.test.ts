import { locales } from '@nasaq/contract';
import type { GlobalConfig } from 'payload';
import { expect, test, vi } from 'vitest';
import { staffLabels } from '../catalogue/index.ts';
import { withToldFailures } from './failed-checks.ts';

/** A field in a row of a tab, whose check breaks. */
const broken = withToldFailures({
  slug: 'menus',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Menu',
          fields: [
            {
              name: 'rows',
              type: 'array',
              fields: [{ name: 'page', type: 'text', validate: () => Promise.reject(new Error('No database')) }],
            },
          ],
        },
      ],
    },
  ],
} satisfies GlobalConfig);

type Check = (value: unknown, options: object) => Promise<unknown>;

function check(language: string, event: string): { asked: Promise<unknown>; logged: ReturnType<typeof vi.fn> } {
  const { validate } = broken.fields[0]!.tabs[0]!.fields[0]!.fields[0]! as unknown as { validate: Check };
  const logged = vi.fn();
  const req = { i18n: { language }, payload: { logger: { error: logged } } };
  return { asked: validate('', { event, req }), logged };
}

test.each(locales)('a check that breaks while somebody types says so in %s, and is logged', async (language) => {
  const { asked, logged } = check(language, 'onChange');
  expect(await asked).toBe(staffLabels.notChecked[language]);
  expect(logged).toHaveBeenCalledOnce();
});

test('in a save it breaks as ever', async () => {
  await expect(check('ar', 'submit').asked).rejects.toThrow('No database');
});
