import {
  brandName,
  companyWords,
  type GlobalSiteData,
  locales,
  type Navigation,
  type OpeningHours,
  type PageTexts,
} from '@nasaq/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { countryOf } from '../../platform/company/country.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Reading } from '../../platform/http/published.ts';
import { readSettings } from '../../platform/payload/read-settings.ts';
import { offParts, presentOffParts } from '../../platform/parts/off-parts.ts';
import { presentNavigation, presentPageTexts } from '../navigation/present.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { presentBrand, readBrandSettings } from '../brand/read-brand.ts';
import { contentLabels } from '../catalogue/index.ts';
import { previewedSettings } from '../entry/preview.ts';
import { onChange } from '../../platform/changes/change.ts';
import { previewsWords, wordHashes } from '../../words/index.ts';

/** `GET /global-site-data`: what every page of the site needs. */
export function siteDataRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) =>
    previewsWords(c.req.header('x-preview'))
      ? api.respondUncached(c, (reading) => presentWholeSite(reading, { draftWords: true }))
      : previewedSettings(c) === 'brand'
        ? api.respondUncached(c, (reading) => presentWholeSite({ ...reading, draft: true }))
        : api.respond(c, presentWholeSite),
  );
}

/** With what the owner has decided of parts, menus and pages; nothing of it where everything is as usual. */
async function presentWholeSite(reading: Reading, options: Options = {}): Promise<GlobalSiteData> {
  const off = await offParts(reading.payload);
  const [site, navigation, pageTexts] = await Promise.all([
    presentSiteData(reading, options),
    presentNavigation(reading, off),
    presentPageTexts(reading),
  ]);
  const parts = presentOffParts(off, reading.locale);
  const texts = withHomeTitle(site, pageTexts);
  const links = withOwnNetworks(site, navigation);
  return { ...site, ...(parts && { parts }), ...(links && { navigation: links }), ...(texts && { pageTexts: texts }) };
}

/** The specification's networks lead nowhere as long as no address is known: only the company of the house shows them so. */
function withOwnNetworks(site: GlobalSiteData, navigation: Navigation | undefined): Navigation | undefined {
  const isKnown = navigation?.networks || Object.values(site.social).some((url) => url !== '#');
  return isKnown || isHouse(site) ? navigation : { ...navigation, networks: [] };
}

function isHouse({ general }: GlobalSiteData): boolean {
  return general.nameEn === brandName.en && general.nameAr === brandName.ar;
}

/** Longer ones are cut by search engines and shared links. */
const longestTitle = 80;

/** The built title of the home page says what the company of the house does: any other is called by its own line. */
function withHomeTitle(site: GlobalSiteData, texts: PageTexts | undefined): PageTexts | undefined {
  const { general, locale } = site;
  const { description: line, name } = companyWords(general, locale);
  if (isHouse(site) || texts?.home?.title) return texts;
  const own = line !== '' && line.length <= longestTitle ? line.replace(/[.!؟?]\s*$/u, '') : name;
  // Nobody has said yet whose it is: the page says what it is, and nothing of the house.
  const title = own || contentLabels.home.home[locale];
  return { ...texts, home: { ...texts?.home, title } };
}

/** Whether the built title of the home page is read in no language, for the owner's own or the company's line. */
export async function hasOwnHomeTitle(payload: Payload): Promise<boolean> {
  const titles = await Promise.all(
    locales.map(async (locale) => {
      const reading = { payload, locale };
      const [site, texts] = await Promise.all([presentSiteData(reading), presentPageTexts(reading)]);
      return withHomeTitle(site, texts)?.home?.title;
    }),
  );
  return titles.every(Boolean);
}

interface Options {
  /** With the words that are about to be said. */
  draftWords?: boolean;
}

/** The site’s data, as the API gives them in one language. */
export async function presentSiteData(
  { payload, locale, draft = false }: Reading,
  { draftWords = false }: Options = {},
): Promise<GlobalSiteData> {
  const read = (language: 'en' | 'ar') => readSettings(payload, 'site', { locale: language });
  const [en, ar, words, stored] = await Promise.all([
    read('en'),
    read('ar'),
    wordHashes(payload, locale, { drafts: draftWords }),
    readBrandSettings(payload, draft),
  ]);
  const brand = presentBrand(stored, en.name ?? '');
  const site = locale === 'ar' ? ar : en;
  const country = countryOf({ phone: site.phone, timeZone: site.openingHours?.timeZone });
  return {
    locale,
    general: {
      nameEn: en.name ?? '',
      nameAr: ar.name ?? '',
      descriptionEn: en.description ?? '',
      descriptionAr: ar.description ?? '',
      keywordsEn: en.keywords ?? '',
      keywordsAr: ar.keywords ?? '',
      email: site.email ?? '',
      phone: site.phone ?? '',
      ...(country && { country }),
    },
    social: {
      facebook: site.social?.facebook || '#',
      twitter: site.social?.twitter || '#',
      dribbble: site.social?.dribbble || '#',
      behance: site.social?.behance || '#',
      github: site.social?.github || '#',
    },
    quote: { text: site.quote?.text ?? '', author: site.quote?.author ?? '' },
    address: site.address ?? '',
    openingHours: {
      timeZone: site.openingHours?.timeZone ?? 'Africa/Cairo',
      week: Array.from({ length: 7 }, (_, weekday) =>
        (site.openingHours?.week ?? [])
          .filter((row) => Number(row.weekday) === weekday)
          .map((row) => ({ from: toMinutes(row.from), to: toMinutes(row.to) })),
      ),
      exceptions: (site.openingHours?.exceptions ?? []).map((exception) => ({
        date: (exception.date ?? '').slice(0, 10),
        label: exception.label ?? '',
        intervals: (exception.intervals ?? []).map((row) => ({ from: toMinutes(row.from), to: toMinutes(row.to) })),
      })),
    },
    numberingSystem: site.numberingSystem === 'latn' ? 'latn' : 'arab',
    ...(words && { words }),
    ...(brand && { brand }),
  };
}

/** `09:30` → 570. */
function toMinutes(clock: string | null | undefined): number {
  const [hours = 0, minutes = 0] = (clock ?? '').split(':').map(Number);
  return hours * 60 + minutes;
}

let cachedHours: Promise<OpeningHours> | null = null;
onChange(({ type }) => {
  if (type === 'site' || type === 'all') cachedHours = null;
});

/** The company's; cached until the site's data change, because everybody who looks at a chat asks. */
export async function loadOpeningHours(payload: Payload): Promise<OpeningHours> {
  cachedHours ??= presentSiteData({ payload, locale: 'en' }).then(({ openingHours }) => openingHours);
  const loading = cachedHours;
  try {
    return await loading;
  } catch (error) {
    if (cachedHours === loading) cachedHours = null;
    throw error;
  }
}
