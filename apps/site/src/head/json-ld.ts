import {
  type Career,
  companyWords,
  entryPath,
  type GlobalSiteData,
  type Locale,
  localeInfo,
  localePath,
  normalizeDigits,
  otherLocale,
  paths,
  type Plan,
  type Post,
  type Product,
  type Question,
} from '@nasaq/contract';
import { shareImagePath } from './share-image-path.ts';

/** The company; other objects refer to it by its `@id`. */
export function organization({ general, social, address }: GlobalSiteData, place: Place): object {
  const profiles = Object.values(social).filter((url) => url !== '#' && url !== '');
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(place.siteUrl),
    name: companyWords(general, place.locale).name,
    alternateName: companyWords(general, otherLocale(place.locale)).name,
    url: place.siteUrl,
    logo: `${place.siteUrl}/icon-512.png`,
    ...(general.email ? { email: general.email } : {}),
    ...(general.phone ? { telephone: general.phone } : {}),
    ...(address ? { address } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The company where another object refers to it: each page stands alone, so it says the name. */
function companyReference({ siteUrl, locale }: Place, general: GlobalSiteData['general']): object {
  const { name } = companyWords(general, locale);
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name, url: siteUrl };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** The site in one language. It names no SearchAction: search is an overlay, without an address of its own. */
export function webSite({ general }: GlobalSiteData, place: Place): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: companyWords(general, place.locale).name,
    url: absoluteUrl(place, '/'),
    inLanguage: localeInfo[place.locale].tag,
    publisher: { '@id': organizationId(place.siteUrl) },
  };
}

interface ListedPage {
  title: string;
  /** Without locale prefix. */
  path: string;
}

/** The way from the home page to this one, both included. */
export function breadcrumbList(crumbs: ListedPage[], place: Place): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(place, path),
    })),
  };
}

/** `null` where nothing is asked. */
export function faqPage(questions: Question[]): object | null {
  if (questions.length === 0) return null;
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function blogPosting(post: Post, place: Place, general: GlobalSiteData['general']): object {
  const url = absoluteUrl(place, entryPath('posts', post.slug));
  const image = post.cover
    ? place.siteUrl + post.cover.url
    : place.siteUrl + shareImagePath(place.locale, 'posts', post.slug);
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: localeInfo[place.locale].tag,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    // The people of the company are shown on one page.
    author: {
      '@type': 'Person',
      name: post.author.name,
      jobTitle: post.author.role,
      url: absoluteUrl(place, paths.about),
    },
    publisher: companyReference(place, general),
    keywords: post.tags.map(({ title }) => title),
  };
}

const employmentTypes: Record<Career['contractType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'TEMPORARY',
  internship: 'INTERN',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

interface Employer {
  name: string;
  /** ISO 3166, where it is known. */
  country?: string | undefined;
}

/** Only while the job is open; `null` afterwards, so that search engines drop it. */
export function jobPosting(career: Career, place: Place, { country, name }: Employer): object | null {
  if (career.status !== 'open') return null;
  const { salary } = career;
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: career.title,
    description: career.body.html || career.summary,
    url: absoluteUrl(place, entryPath('careers', career.slug)),
    identifier: { '@type': 'PropertyValue', name, value: career.key },
    datePosted: career.postedAt,
    ...(career.closesAt ? { validThrough: career.closesAt } : {}),
    employmentType: employmentTypes[career.contractType],
    totalJobOpenings: career.openings,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(place.siteUrl),
      name,
      sameAs: place.siteUrl,
    },
    directApply: true,
    // A remote job is at no place; others name the city first, and may add the country.
    ...(career.workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          ...(country && {
            applicantLocationRequirements: { '@type': 'Country', name: countryNames.of(country) },
          }),
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: career.place.split(/[,،]/)[0]!.trim(),
              ...(country && { addressCountry: country }),
            },
          },
        }),
    ...(salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: salary.currency,
            value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'MONTH' },
          },
        }
      : {}),
  };
}

/** Search engines take a product with an offer only: `null` where no plan has a price that can be read. */
export function productData(product: Product, place: Place, general: GlobalSiteData['general']): object | null {
  const picture = product.cover?.url ?? shareImagePath(place.locale, 'products', product.slug);
  const url = absoluteUrl(place, entryPath('products', product.slug));
  const offers = product.plans.flatMap((plan) => offer(plan, url) ?? []);
  if (offers.length === 0) return null;
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    category: product.kind,
    sku: product.key,
    url,
    image: place.siteUrl + picture,
    brand: { '@type': 'Brand', name: companyWords(general, place.locale).name },
    offers,
  };
}

function offer({ name, price }: Plan, url: string): object | null {
  const amount = readPrice(price);
  return amount && { '@type': 'Offer', name, url, availability: 'https://schema.org/InStock', ...amount };
}

/** Currencies as editors write them, in either language, and their ISO codes. */
const currencies = [
  [/EGP|E£|ج\.?\s?م|جنيه/u, 'EGP'],
  [/SAR|ر\.?\s?س|ريال سعودي/u, 'SAR'],
  [/AED|د\.?\s?إ|درهم إماراتي/u, 'AED'],
  [/USD|US\$|\$|دولار/u, 'USD'],
  [/EUR|€|يورو/u, 'EUR'],
] as const;

/** The amount of a price that is written for people, `EGP 2,900` or `٢٬٩٠٠ ج.م.`; `null` where it is not one for certain. */
export function readPrice(text: string): { price: number; priceCurrency: string } | null {
  const latin = normalizeDigits(text.slice(0, 80));
  const numbers = latin.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
  const found = currencies.filter(([sign]) => sign.test(latin));
  if (numbers.length !== 1 || found.length !== 1) return null;
  const price = Number(numbers[0]!.replaceAll(',', ''));
  return Number.isFinite(price) ? { price, priceCurrency: found[0]![1] } : null;
}

/** Where structured data is written: it names addresses absolutely. */
export interface Place {
  siteUrl: string;
  locale: Locale;
}

export const context = 'https://schema.org';

function absoluteUrl({ siteUrl, locale }: Place, path: string): string {
  return siteUrl + localePath(locale, path);
}
