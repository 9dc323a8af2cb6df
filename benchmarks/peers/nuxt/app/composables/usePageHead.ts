import { localeInfo, locales, type Alternates, type GlobalSiteData } from '@nasaq/contract';

interface PageHead {
  title: string;
  description: string;
  /** Paths with prefix. */
  alternates: Alternates;
  image?: string;
  imageAlt?: string;
  jsonLd?: (object | null)[];
}

/** The title follows every navigation; the rest is read by robots only, so the server alone writes it. */
export function usePageHead(page: PageHead, { nameEn: siteName, keywordsEn: keywords }: GlobalSiteData['general']) {
  const { siteUrl } = useRuntimeConfig().public;
  const title = `${page.title} – ${siteName}`;
  const { description, alternates, image = '/share/site/home.png', imageAlt = siteName, jsonLd = [] } = page;
  useHead({ title });
  if (!import.meta.server) return;

  const url = siteUrl + useRoute().path;
  useSeoMeta({
    description,
    keywords,
    ogSiteName: siteName,
    ogType: 'website',
    ogTitle: title,
    ogDescription: description,
    ogUrl: url,
    ogLocale: 'en_US',
    ogLocaleAlternate: alternates.ar ? ['ar_EG'] : undefined,
    ogImage: siteUrl + image,
    ogImageWidth: 1200,
    ogImageHeight: 630,
    ogImageAlt: imageAlt,
    twitterCard: 'summary_large_image',
  });
  useHead({
    link: [{ rel: 'canonical', href: url }, ...hreflangs(alternates, siteUrl)],
    script: jsonLd
      .filter((object) => object !== null)
      .map((object) => ({ type: 'application/ld+json', innerHTML: JSON.stringify(object), tagPosition: 'bodyClose' })),
  });
}

function hreflangs(alternates: Alternates, siteUrl: string) {
  const links = locales.flatMap((locale) => {
    const path = alternates[locale];
    return path ? [locale, localeInfo[locale].tag].map((hreflang) => ({ hreflang, href: siteUrl + path })) : [];
  });
  const fallback = { hreflang: 'x-default', href: siteUrl + (alternates.en ?? alternates.ar) };
  return [...links, fallback].map((link) => ({ rel: 'alternate', ...link }) as const);
}
