import { Document } from './document.tsx';
import type { PageHead } from './head/page-head.ts';
import { loadedCatalogue } from './locale/load-catalogue.ts';
import { splitLocale } from './locale/split-locale.ts';
import { translatorOf, TranslatorContext } from './locale/translator.ts';
import { ErrorScreen } from './pages/error/index.tsx';
import { useLocation, useSiteData } from './router/context.tsx';

/** The last resort of the root route: the shell itself failed, so the error stands alone in the document. */
export function AppErrorScreen() {
  const { locale } = splitLocale(useLocation().pathname);
  const translator = translatorOf(locale, loadedCatalogue(locale, useSiteData().words), 'arab');
  return (
    <TranslatorContext value={translator}>
      <Document head={bareHead(translator.t('titles.error'))}>
        <main id="content">
          <ErrorScreen status={500} />
        </main>
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
