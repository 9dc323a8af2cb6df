// As in the head of a page, where it names the layers before anything else has styles.
import '../styles/index.css';
import '../styles/fonts-latin.css';
import '../styles/fonts-arabic.css';
import '../styles/late-fonts.css';
import type { Fields, GlobalSiteData, Locale, UploadKind } from '@nasaq/contract';
import { fieldLabel, localeInfo } from '@nasaq/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createFormStore, FormContext, type FormStore, loadPhonePlans, watchCommits } from '../forms/index.ts';
import { loadTranslator } from '../locale/load-catalogue.ts';
import { type T, TranslatorContext } from '../locale/translator.ts';
import { RouterProvider } from '../router/context.tsx';
import type { RootData } from '../router/root-data.ts';
import { signedOut } from '../router/middleware.ts';
import { createRouter } from '../router/router.ts';
import { takeSession } from '../session/index.ts';
import '../styles/forms.css';

/**
 * Renders pieces of the site into the test's document as a page in one language does; they go with the test.
 * @param data what the pieces ask of the site's data, besides its language
 */
export async function mount(locale: Locale, children: ReactNode, data: Partial<GlobalSiteData> = {}): Promise<T> {
  const translator = await loadTranslator(locale, [
    'forms',
    'outbox',
    'editor',
    'contact',
    'ordering',
    'report',
    'article',
  ]);
  const { dir, tag } = localeInfo[locale];
  Object.assign(document.documentElement, { dir, lang: tag });
  // Drafts of the test before.
  localStorage.clear();
  const host = document.body.appendChild(document.createElement('main'));
  const react = createRoot(host);
  onTestFinished(() => {
    react.unmount();
    host.remove();
  });
  const numberingSystem = locale === 'ar' ? 'arab' : 'latn';
  const root = {
    locale,
    siteUrl: window.location.origin,
    siteData: { locale, numberingSystem, general: {}, ...data } as GlobalSiteData,
    session: signedOut,
  } as RootData;
  const router = createRouter({ root, payload: { kind: 'page', model: null } }, () =>
    Promise.reject(new Error('No piece leads to another page.')),
  );
  takeSession(signedOut, () => Promise.reject(new Error('Nobody signs in here.')));
  // With its effects: from here on it listens.
  flushSync(() =>
    react.render(
      <TranslatorContext value={translator}>
        <RouterProvider router={router}>{children}</RouterProvider>
      </TranslatorContext>,
    ),
  );
  return translator.t;
}

/** Fields of a form with nothing around them; what they hold stands in the store. */
export async function mountFields(
  locale: Locale,
  kind: UploadKind,
  fields: Fields,
  children: ReactNode,
): Promise<{ t: T; store: FormStore }> {
  const store = createFormStore({ kind, fields });
  store.setPhonePlans(await loadPhonePlans());
  const t = await mount(locale, <FieldsOnly {...{ store, fields, children }} />);
  return { t, store };
}

function FieldsOnly({ store, fields, children }: { store: FormStore; fields: Fields; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => watchCommits(form.current!, (name) => store.commit(name)), [store]);
  return (
    <FormContext value={{ store, fields, busy: false }}>
      <form ref={form} noValidate>
        {children}
      </form>
    </FormContext>
  );
}

/** The label of a field, which may be followed by the word that it is optional. */
export const labelled = (name: string, locale: Locale) => new RegExp(`^${fieldLabel(name, locale)}(\\s|$)`);
