import { useLocation, useRouteError } from 'react-router';
import { Document } from '../../document.tsx';
import { ErrorScreen } from '../../pages/error/index.tsx';
import type { PageHead } from '../head/page-head.ts';
import { loadedCatalogue } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { createTranslator } from '../locale/translator.ts';
import { TranslatorContext } from '../locale/translator-context.ts';
import { LinksProvider } from '../navigation/links-provider.tsx';
import { recordError } from './last-error.ts';

/** The last resort of the root route: the shell itself failed, so the error stands alone in the document. */
export function AppErrorScreen() {
  const { locale } = splitLocale(useLocation().pathname);
  const error = useRouteError();
  // The server's own errors have a number in its log.
  const id = typeof window === 'undefined' ? undefined : recordError(error).id;
  const translator = createTranslator(locale, loadedCatalogue(locale), 'arab');
  return (
    <TranslatorContext value={translator}>
      <Document head={bareHead(translator.t('titles.error'))}>
        <LinksProvider>
          <main id="content">
            <ErrorScreen status={500} id={id} />
          </main>
        </LinksProvider>
      </Document>
    </TranslatorContext>
  );
}

function bareHead(title: string): PageHead {
  const image = { url: '', alt: '' };
  return {
    title,
    image,
    description: '',
    keywords: '',
    siteName: title,
    type: 'website',
    canonical: null,
    alternates: {},
    publishedAt: undefined,
    updatedAt: undefined,
    jsonLd: [],
  };
}
