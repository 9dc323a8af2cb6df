import { type Locale, locales } from '@nasaq/contract';
import type { Company } from './company.ts';
import { publicHolidays } from './holidays.ts';
import { pictureRows } from './pictures.ts';
import { portraitOf } from './portraits.ts';
import { request, type Loading } from './loading.ts';

/** Sunday to Thursday. */
const workdays = ['0', '1', '2', '3', '4'];

/** The site data and the pages that exist once. */
export async function loadGlobals(loading: Loading, pages: Company['pages']): Promise<void> {
  for (const slug of ['home', 'about', 'care'] as const) {
    for (const locale of locales) {
      await loading.payload.updateGlobal({
        slug,
        locale,
        data: { ...texts(loading, pages, slug, locale), _status: 'published' } as never,
        depth: 0,
        overrideAccess: true,
        req: request(loading),
      });
    }
  }
  await loadSite(loading, pages.site);
}

function texts(loading: Loading, pages: Company['pages'], slug: 'home' | 'about' | 'care', locale: Locale): object {
  if (slug !== 'about') return pages[slug][locale];
  const { team, place, ...about } = pages.about[locale];
  return {
    ...about,
    craft: true,
    place: pictureRows(loading, 'about/place', locale, place),
    team: team.map((person) => ({ ...person, ...portraitOf(loading, person.key) })),
  };
}

async function loadSite(loading: Loading, site: Company['pages']['site']): Promise<void> {
  const holidays = publicHolidays(new Date());
  const saved = await loading.payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    depth: 0,
    overrideAccess: true,
    req: request(loading),
    data: {
      ...site.en,
      _status: 'published',
      email: 'hello@nasaq.example',
      phone: '+20 2 2516 4180',
      numberingSystem: 'arab',
      openingHours: {
        timeZone: 'Africa/Cairo',
        week: workdays.map((weekday) => ({ weekday: weekday as '0', from: '09:00', to: '18:00' })),
        exceptions: holidays.map(({ date, label }) => ({ date, label: label.en, intervals: [] })),
      },
    },
  });
  // Rows that both languages share keep their ids; only their localized label is added.
  const exceptions = (saved.openingHours.exceptions ?? []).map(({ id, date }, index) => ({
    id: id ?? null,
    date,
    label: holidays[index]!.label.ar,
    intervals: [],
  }));
  await loading.payload.updateGlobal({
    slug: 'site',
    locale: 'ar',
    depth: 0,
    overrideAccess: true,
    req: request(loading),
    data: { ...site.ar, _status: 'published', openingHours: { ...saved.openingHours, exceptions } },
  });
}
