import { entryPath, paths } from '@nasaq/contract';
import { faqPage } from '../../../apps/site/src/head/json-ld.ts';
import { organization } from '../../../apps/site/src/head/json-ld.ts';
import { webSite } from '../../../apps/site/src/head/json-ld.ts';
import { messages } from './messages.js';

/**
 * What each page says about itself, in the form of the site's `PageHead`.
 * @param {{ siteData: import('@nasaq/contract').GlobalSiteData, siteUrl: string }} root
 */
export function homeHead(root, home) {
  const place = { siteUrl: root.siteUrl, locale: 'en' };
  return {
    ...common(root, messages.titles.home, home.intro, { en: '/', ar: '/ar' }),
    jsonLd: [organization(root.siteData, place), webSite(root.siteData, place)],
  };
}

export function listHead(root) {
  const alternates = { en: paths.services, ar: `/ar${paths.services}` };
  return common(root, messages.titles.services, messages.services.lead, alternates);
}

export function entryHead(root, { title, summary, seo, slug, faq, alternates: { en, ar } }) {
  const path = (own) => own && entryPath('services', own);
  return {
    ...common(root, seo.title || title, seo.description || summary, { en: path(en), ar: ar && `/ar${path(ar)}` }),
    image: { url: `${root.siteUrl}/share/services/${encodeURIComponent(slug)}.png`, alt: title },
    jsonLd: [faqPage(faq)].filter(Boolean),
  };
}

function common({ siteData: { general }, siteUrl }, title, description, alternates) {
  const known = Object.entries(alternates).filter(([, path]) => path);
  return {
    title: `${title} – ${general.nameEn}`,
    description,
    keywords: general.keywordsEn,
    siteName: general.nameEn,
    type: 'website',
    canonical: siteUrl + alternates.en,
    alternates: Object.fromEntries(known.map(([locale, path]) => [locale, siteUrl + path])),
    image: { url: `${siteUrl}/share/site/home.png`, alt: general.nameEn },
    jsonLd: [],
  };
}
