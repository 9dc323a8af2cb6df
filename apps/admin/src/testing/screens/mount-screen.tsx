import { localeInfo, locales, type Locale } from '@nasaq/contract';
import { RootProvider } from '@payloadcms/ui';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import type { ClientConfig, ServerFunctionClient } from 'payload';
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { arabic, english } from '../../platform/staff/wording/wording.ts';
import '@payloadcms/next/css';
import '../../app/(payload)/styles.ts';
import { type Answer, answerCalls, type HostCall } from './fake-host.ts';

interface Options {
  /** Address of the screen, with its query. */
  at?: string;
  /** What the host answers to the screen; asked in this order, and Payload's own questions after them. */
  host?: Answer[];
  /** Parts of Payload's config for the browser that the screen reads. */
  config?: Partial<ClientConfig>;
  serverFunction?: ServerFunctionClient;
  /** What the console may say. */
  expectedErrors?: RegExp;
  /** Of the content. */
  locale?: Locale;
  user?: object;
  /** Collections of which the reader may make documents; all others may be read alone. */
  mayCreate?: readonly string[];
}

export interface MountedScreen {
  calls: HostCall[];
  /** What the screen asked Next for: `refresh`, or another page by its address. */
  navigations: string[];
  /** The screen with other values, as after a new answer of the host. */
  rerender: (screen: ReactNode) => void;
  /** A text of Payload's by its key: `version:publish`. */
  word: (key: string) => string;
}

const me = { id: 7, email: 'salma@example.com', collection: 'users' };

/**
 * Renders a screen of the staff as Payload and Next do, inside the providers of both, with its language and direction;
 * it goes with the test. Errors of the console fail the test.
 */
export function mountScreen(language: Locale, screen: ReactNode, options: Options = {}): MountedScreen {
  const { at = '/admin', host = [], locale = language, serverFunction = noServerFunction, user = me } = options;
  const errors = vi.spyOn(console, 'error');
  const { dir, tag } = localeInfo[language];
  Object.assign(document.documentElement, { dir, lang: tag });
  document.documentElement.dataset.theme = 'light';
  localStorage.clear();
  // As another tab tells it: what the modules remember of it goes too.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const calls = answerCalls([...host, (call) => payloadAnswer(call, user, locale)]);
  const place = history.state as unknown;
  const address = location.href;
  history.replaceState(null, '', at);
  const stopFollowing = followHistory();
  const navigations: string[] = [];
  const router = routerOf(navigations);
  const element = document.body.appendChild(document.createElement('div'));
  const react = createRoot(element);
  onTestFinished(() => {
    react.unmount();
    element.remove();
    stopFollowing();
    history.replaceState(place, '', address);
    const said = errors.mock.calls.map((call) => call.join(' ')).filter((text) => !options.expectedErrors?.test(text));
    errors.mockRestore();
    expect(said).toEqual([]);
  });
  const config = { ...smallConfig, ...options.config } as ClientConfig;
  const permissions = permissionsOf(config, options.mayCreate);
  const rerender = (content: ReactNode) =>
    flushSync(() =>
      react.render(
        <Providers {...{ config, language, locale, permissions, router, serverFunction, user }}>{content}</Providers>,
      ),
    );
  rerender(screen);
  return { calls, navigations, rerender, word: (key) => wordOf(language, key) };
}

interface ProvidersProps {
  children: ReactNode;
  config: ClientConfig;
  language: Locale;
  locale: Locale;
  permissions: RootProps['permissions'];
  router: AppRouterInstance;
  serverFunction: ServerFunctionClient;
  user: object;
}

type RootProps = ComponentProps<typeof RootProvider>;

function Providers({ children, config, language, locale, permissions, router, serverFunction, user }: ProvidersProps) {
  const address = new URL(useSyncExternalStore(onMove, currentAddress));
  const { search } = address;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <AppRouterContext value={router}>
      <PathParamsContext value={{}}>
        <PathnameContext value={address.pathname}>
          <SearchParamsContext value={query}>
            <RootProvider
              config={config}
              dateFNSKey={language === 'ar' ? 'ar' : 'en-US'}
              fallbackLang="en"
              isNavOpen={false}
              languageCode={language}
              languageOptions={locales.map((value) => ({ label: localeInfo[value].name, value }))}
              locale={locale}
              permissions={permissions}
              serverFunction={serverFunction}
              theme="light"
              translations={translations[language]}
              user={user as RootProps['user']}
            >
              {children}
            </RootProvider>
          </SearchParamsContext>
        </PathnameContext>
      </PathParamsContext>
    </AppRouterContext>
  );
}

/** Whoever sees the screen may read everything that it knows of. */
function permissionsOf({ collections }: ClientConfig, mayCreate: readonly string[] = []): RootProps['permissions'] {
  const readable = Object.fromEntries(
    collections.map(({ slug }) => [
      slug,
      { fields: true, read: true, ...(mayCreate.includes(slug) && { create: true }) },
    ]),
  );
  return { canAccessAdmin: true, collections: readable, globals: {} } as RootProps['permissions'];
}

type Texts = Record<string, Record<string, string>>;

/** Payload's texts with ours over them, as the host merges them. */
const translations: Record<Locale, RootProps['translations']> = {
  en: merged(en.translations as Texts, english as Texts),
  ar: merged(ar.translations as Texts, arabic),
};

function merged(payload: Texts, ours: Texts): RootProps['translations'] {
  const groups = new Set([...Object.keys(payload), ...Object.keys(ours)]);
  return Object.fromEntries([...groups].map((group) => [group, { ...payload[group], ...ours[group] }])) as never;
}

function wordOf(language: Locale, key: string): string {
  const [group, name] = key.split(':') as [string, string];
  return (translations[language] as Texts)[group]![name]!;
}

/** What the providers themselves read. */
const smallConfig = {
  admin: { routes: {}, user: 'users', theme: 'light', dateFormat: 'd MMMM yyyy HH:mm', components: {} },
  blocksMap: {},
  collections: [],
  globals: [],
  localization: {
    defaultLocale: 'en',
    fallback: false,
    localeCodes: [...locales],
    locales: locales.map((code) => ({ code, label: localeInfo[code].name, rtl: localeInfo[code].dir === 'rtl' })),
  },
  routes: { admin: '/admin', api: '/api', graphQL: '/graphql', graphQLPlayground: '/graphql-playground' },
  serverURL: '',
} as unknown as ClientConfig;

/** What Payload asks around every screen. */
function payloadAnswer({ method, url }: HostCall, user: object, locale: Locale): unknown {
  if (url.pathname === '/api/users/me') return { user, exp: null };
  if (url.pathname === '/api/payload-preferences/locale') return { value: locale };
  if (url.pathname.startsWith('/api/payload-preferences/')) return method === 'GET' ? { value: null } : {};
  return undefined;
}

const noServerFunction: ServerFunctionClient = ({ name }) => {
  throw new Error(`The screen asks for ${name}.`);
};

function routerOf(navigations: string[]): AppRouterInstance {
  const go = (address: string) => {
    navigations.push(address);
    history.pushState(null, '', address);
  };
  return {
    back: () => history.back(),
    forward: () => history.forward(),
    refresh: () => void navigations.push('refresh'),
    push: go,
    replace: go,
    prefetch: () => {},
    bfcacheId: '',
  };
}

const moves = new EventTarget();

/** As Next does, which follows what a page itself does to the history. */
function followHistory(): () => void {
  const told = () => moves.dispatchEvent(new Event('move'));
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    told();
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    told();
  };
  window.addEventListener('popstate', told);
  return () => {
    Object.assign(history, { pushState, replaceState });
    window.removeEventListener('popstate', told);
  };
}

function onMove(listener: () => void): () => void {
  moves.addEventListener('move', listener);
  return () => moves.removeEventListener('move', listener);
}

function currentAddress(): string {
  return location.href;
}
