import { isOn } from '@nasaq/contract';
import { AppErrorScreen } from './app-error-screen.tsx';
import { Document } from './document.tsx';
import { PageErrorBoundary } from './errors/page-error-boundary.tsx';
import { pageHead } from './head/page-head.ts';
import { loadedCatalogue } from './locale/load-catalogue.ts';
import { useLocaleCookie } from './locale/locale-cookie.ts';
import { withMarks } from './locale/mark-texts.ts';
import { splitLocale } from './locale/split-locale.ts';
import { translatorOf, TranslatorContext } from './locale/translator.ts';
import { ErrorScreen } from './pages/error/index.tsx';
import { ArrivingPage, usePage } from './router/context.tsx';
import { HydrationData } from './router/hydration.tsx';
import type { Model } from './router/page-context.ts';
import { loadedPageModule } from './router/page-modules.ts';
import { ProgressBar } from './router/progress-bar.tsx';
import { RouteAnnouncer } from './router/route-announcer.tsx';
import { viewFolder } from './router/route-files.ts';
import type { ShownPage } from './router/router.ts';
import { AfterFirstViewPlace, DefaultLayout, GuestLayout, UntranslatedNotice } from './shell/index.ts';

/** Everything. Where even the document fails to render, an error screen stands for it until the next page. */
export function App() {
  return (
    <PageErrorBoundary until={usePage()} fallback={<AppErrorScreen />}>
      <Site />
    </PageErrorBoundary>
  );
}

/** Document, language, layout, page. It stays mounted from the first page to the last. */
function Site() {
  const page = usePage();
  const { locale, siteData } = page.root;
  const messages = loadedCatalogue(locale, siteData.words);
  const plain = translatorOf(locale, messages, siteData.numberingSystem);
  const translator = page.root.marksTexts ? withMarks(plain) : plain;
  const head = pageHead(page, translator.t);
  const key = pageKey(page);
  const Layout = page.route.layout === 'guest' ? GuestLayout : DefaultLayout;
  useLocaleCookie(locale);

  return (
    <TranslatorContext value={translator}>
      <Document head={head} hasFeed={isOn('blog', siteData)}>
        <ProgressBar />
        <Layout>
          <UntranslatedNotice />
          <PageErrorBoundary key={key} fallback={<ErrorScreen status={500} />}>
            <ArrivingPage>
              <PageView />
            </ArrivingPage>
          </PageErrorBoundary>
        </Layout>
        <AfterFirstViewPlace />
        <RouteAnnouncer title={head.title} page={key} />
        <HydrationData />
      </Document>
    </TranslatorContext>
  );
}

/** The page's own view, or the screen of what went wrong with it. */
function PageView() {
  const { payload, route } = usePage();
  if (payload.kind === 'error' && payload.status !== 404 && !payload.form)
    return <ErrorScreen status={payload.status} id={payload.id} />;
  const { Component } = loadedPageModule(viewFolder(route, payload));
  return <Component />;
}

/**
 * Changes with the page but not with its language, so that a language switch keeps what is typed and opened. What went
 * wrong is another page than the one in whose place it stands, as where a filter of a list has gone.
 */
function pageKey({ route, location, payload }: ShownPage): string {
  const alternates = payload.kind === 'page' ? (payload.model as Model | null)?.head?.alternates : undefined;
  const [pathname = ''] = (alternates?.en ?? alternates?.ar ?? location.pathname).split('?', 1);
  return `${route.name} ${splitLocale(pathname).path} ${payload.kind === 'error' ? payload.status : ''}`;
}
