import { TabsField, TextField } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import type { FormBase } from '../form-base.ts';
import { OtherChanges } from './other-changes.tsx';
import { PublishSettings } from './settings-actions.tsx';

const formBase = {
  form: 'one',
  member: 7,
  locale: 'en',
  base: {},
  others: [],
  conflicts: [],
  publication: { languages: { en: 'draft', ar: 'draft' }, shared: false },
} as unknown as FormBase;

describe.each(inTurn('ar'))('what a publication was refused for, in %s', (language) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const publish = () => page.getByRole('button', { name: savingTexts[language].publishSettings }).click();

  /** The host refuses an entry that stands twice at both of its places, and an address that is none. */
  function wrongIn({ address, one, other }: Record<string, unknown>): Record<string, string> {
    const wrong: Record<string, string> = address === 'none' ? { address: 'No address.' } : {};
    return one === other ? { ...wrong, one: 'Here already.', other: 'Here already.' } : wrong;
  }

  function open() {
    const host: Answer = ({ body, method, url }) => {
      if (url.pathname === '/api/globals/page-texts/overruled') return { overruled: [] };
      if (url.pathname !== '/api/globals/page-texts') return undefined;
      if (method === 'GET') return { one: '/contact', other: '/contact', address: 'none', formBase };
      const sent = body as Record<string, unknown>;
      const errors = Object.entries(wrongIn(sent)).map(([path, message]) => ({ path, message }));
      if (sent['_status'] === 'draft' || errors.length === 0) return { result: sent };
      return Response.json({ errors: [{ message: 'Refused.', data: { errors } }] }, { status: 400 });
    };
    const form = (
      <DocumentForm
        global="page-texts"
        state={stateOf({ one: '/contact', other: '/contact', address: 'none', formBase })}
      >
        <PublishSettings />
        <OtherChanges />
        <TextField field={{ name: 'one', label: 'One' }} path="one" />
        <TextField field={{ name: 'other', label: 'Other' }} path="other" />
        <TabsField
          field={{ tabs: [{ label: 'Fonts', fields: [{ name: 'address', label: 'Address', type: 'text' }] }] } as never}
          forceRender
          parentPath=""
          parentSchemaPath=""
          path=""
          permissions
          schemaPath=""
        />
      </DocumentForm>
    );
    mountScreen(language, form, {
      at: '/admin/globals/page-texts',
      host: [host],
      locale: 'en',
      config: { globals: [clientCollection('page-texts', { versions: { drafts: true } })] as never },
      serverFunction: async ({ args }) => {
        const { data, formState, skipValidation } = args as {
          data?: Record<string, unknown>;
          formState?: FormState;
          skipValidation: boolean;
        };
        const values = data ?? Object.fromEntries(Object.entries(formState!).map(([path, { value }]) => [path, value]));
        const state = stateOf({ formBase, ...values });
        if (!skipValidation)
          for (const [path, errorMessage] of Object.entries(wrongIn(values)))
            state[path] = { ...state[path], errorMessage, valid: false };
        return { state };
      },
    });
  }

  test('goes as soon as what made it wrong is another, and the rest stays marked', async () => {
    open();
    await publish();
    const twice = page.getByText('Here already.');
    await expect.poll(() => twice.elements().length).toBe(2);
    await expect.element(page.getByText('No address.')).toBeVisible();
    await field('One').fill('/care');
    await expect.poll(() => twice.elements().length).toBe(0);
    await expect.element(page.getByText('No address.')).toBeVisible();
    const tab = page.getByRole('button', { name: /Fonts/ });
    await expect.element(tab).toMatchTextContent(/Fonts\s*1/);
    await field('Address').fill('/some');
    await publish();
    await expect.element(page.getByText(savingTexts[language].settingsPublished)).toBeVisible();
    await expect.element(tab).toHaveAccessibleName('Fonts');
  });
});

function stateOf(values: Record<string, unknown>): FormState {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]);
  return Object.fromEntries(fields) as FormState;
}
