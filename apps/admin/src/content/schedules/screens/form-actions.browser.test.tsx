import { locales, otherLocale } from '@nasaq/contract';
import { TextareaField } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { deskTexts, publicationTexts } from '../../catalogue/index.ts';
import type { FormBase } from '../../saving/form-base.ts';
import { OtherChanges } from '../../saving/screens/other-changes.tsx';
import type { Publication } from '../publication.ts';
import { PublishButton } from './form-actions.tsx';

let doc: Record<string, unknown>;
/** What the host was asked to do, in turn. */
let asked: string[];
let isAway: boolean;
beforeEach(() => {
  doc = { summary: 'Before', updatedAt: '2026-11-21T10:00:00.000Z' };
  [asked, isAway] = [[], false];
});

const changed = { state: 'changed', written: true, withdrawn: false, url: null } as const;
const publication: Publication = {
  timeZone: 'Africa/Cairo',
  mayPublish: true,
  languages: { en: changed, ar: changed },
  schedules: [],
};
const finding = {
  check: 'placeholder',
  level: 'warns',
  locale: 'ar',
  path: 'summary',
  values: { found: 'TODO' },
  key: 'placeholder',
  mark: '1',
  label: { en: 'Summary', ar: 'الملخص' },
  excerpt: null,
};

const host: Answer = ({ body, method, url }) => {
  if (isAway && method !== 'GET') throw new TypeError('Failed to fetch');
  if (url.pathname === '/api/history/review') return { secondPerson: false, languages: { en: {}, ar: {} } };
  const [, path] = url.pathname.split('/api/services/1');
  if (path === undefined) return undefined;
  if (path === '/publication') return publication;
  if (path === '/desk/overruled') return { overruled: [] };
  if (path === '/publication/review')
    return { source: 'en', languages: { en: { states: {}, changes: [] }, ar: { states: {}, changes: [] } } };
  if (path === '/checks') return { dismissals: [], levels: {}, findings: [finding] };
  if (method === 'GET') return doc;
  const only = url.searchParams.get('publishSpecificLocale');
  if (!only) doc = { ...doc, summary: (body as { summary: string }).summary };
  asked.push(only ? `publish ${only}: ${String(doc.summary)}` : `save: ${String(doc.summary)}`);
  return { doc, message: 'Saved.' };
};

describe.each(inTurn('en'))('publishing from the CMS’s own form, in %s', (language) => {
  const texts = publicationTexts[language];
  const dialog = page.getByRole('dialog');
  const summary = page.getByRole('textbox', { name: 'Summary' });
  const publish = page.getByRole('button', { name: deskTexts[language].publish, exact: true });

  test('what is typed is saved first, and the one dialog asks which languages come to readers', async () => {
    open(language);
    await summary.fill('Typed the moment before');
    await publish.click();
    const other = fill(texts.dialog.include, { language: texts.languages[otherLocale(language)] });
    await dialog.getByRole('checkbox', { name: other }).click();
    const confirm = fill(texts.dialog.confirm, { languages: texts.languages[language] });
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual(['save: Typed the moment before', `publish ${language}: Typed the moment before`]);
    await expect.element(summary).toHaveValue('Typed the moment before');
  });

  test('what cannot be saved is not published, and stays', async () => {
    open(language);
    isAway = true;
    await summary.fill('Typed in a tunnel');
    await publish.click();
    await expect.element(page.getByText(texts.dialog.notSaved)).toBeVisible();
    expect(dialog.elements()).toEqual([]);
    await expect.element(summary).toHaveValue('Typed in a tunnel');
    expect(asked).toEqual([]);
  });

  test('a finding leads to its words on the desk of both languages', async () => {
    const { navigations } = open(language);
    await publish.click();
    await dialog.getByRole('button', { name: /TODO/ }).click();
    expect(navigations).toEqual(['/admin/collections/services/1?field=summary&language=ar']);
  });

  test('Ctrl and S save the draft', async () => {
    open(language);
    await summary.fill('By the keys');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => asked).toEqual(['save: By the keys']);
  });
});

function open(language: (typeof locales)[number]) {
  const formBase = {
    form: 'one',
    locale: language,
    base: {},
    others: [],
    conflicts: [],
    publication: { languages: { en: 'changed', ar: 'changed' }, shared: false },
  } as unknown as FormBase;
  const stateOf = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        name,
        { value, initialValue: value, valid: true },
      ]),
    ) as FormState;
  const serverFunction: ServerFunctionClient = async ({ args }) => ({
    state: stateOf({ formBase, ...(args.data as object) }),
  });
  return mountScreen(
    language,
    <DocumentForm collection="services" id={1} state={stateOf({ ...doc, formBase })}>
      <PublishButton />
      <OtherChanges />
      <TextareaField field={{ name: 'summary', label: 'Summary' }} path="summary" />
    </DocumentForm>,
    {
      at: '/admin/collections/services/1/form',
      host: [host],
      serverFunction,
      expectedErrors: /^Error submitting form/,
      config: { collections: [clientCollection('services', { versions: { drafts: true } })] },
    },
  );
}
