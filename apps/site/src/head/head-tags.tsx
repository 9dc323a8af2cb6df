import { localeInfo, otherLocale, type Locale } from '@nasaq/contract';
import { useTrustedHtml } from '../trusted-types.ts';
import type { PageHead } from './page-head.ts';

/** Title, description, canonical, hreflang, Open Graph and Twitter tags of one page. */
export function HeadTags({ head, locale }: { head: PageHead; locale: Locale }) {
  const other = otherLocale(locale);
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      {head.canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={head.canonical} />
      )}
      {hreflangs(head.alternates).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {head.alternates[other] && <meta property="og:locale:alternate" content={openGraphLocale(other)} />}
      <meta property="og:image" content={head.image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.publishedAt && <meta property="article:published_time" content={head.publishedAt} />}
      {head.updatedAt && <meta property="article:modified_time" content={head.updatedAt} />}
    </>
  );
}

/** en, en-US, ar, ar-EG, and x-default for readers of any other language. */
function hreflangs(alternates: PageHead['alternates']): [string, string][] {
  const links = Object.entries(alternates).flatMap(([locale, href]): [string, string][] => [
    [locale, href],
    [localeInfo[locale as Locale].tag, href],
  ]);
  const fallback = alternates.en ?? alternates.ar;
  return fallback ? [...links, ['x-default', fallback]] : links;
}

function openGraphLocale(locale: Locale): string {
  return localeInfo[locale].tag.replace('-', '_');
}

/** Structured data; `<` is escaped so that no text can end the script element. */
export function JsonLdScripts({ objects }: { objects: object[] }) {
  const texts = objects.map((object) => JSON.stringify(object).replaceAll('<', '\\u003c'));
  return texts.map((text) => <JsonLdScript key={text} text={text} />);
}

function JsonLdScript({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: useTrustedHtml(text) }} />;
}
