import type { About, Care } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../api.ts';
import type { Reading } from '../content/published.ts';
import { presentFigures, presentQuestions, presentTitledTexts } from '../content/texts.ts';
import type { ApiEnv } from '../request-context.ts';

/** `GET /about` and `GET /care`: the pages that exist once. */
export function globalPageRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/about', (c) => api.respond(c, async (reading) => ({ data: await presentAbout(reading) })))
    .get('/care', (c) => api.respond(c, async (reading) => ({ data: await presentCare(reading) })));
}

async function presentAbout({ payload, locale }: Reading): Promise<About> {
  const about = await payload.findGlobal({ slug: 'about', locale, fallbackLocale: false, depth: 0 });
  return {
    statement: about.statement ?? '',
    intro: about.intro ?? '',
    figures: presentFigures(about.figures),
    values: presentTitledTexts(about.values),
    story: (about.story ?? []).map(({ year, title, text }) => ({
      year: year ?? '',
      title: title ?? '',
      text: text ?? '',
    })),
    team: (about.team ?? []).map(({ key, name, role, bio }) => ({
      key: key ?? '',
      name: name ?? '',
      role: role ?? '',
      bio: bio ?? '',
    })),
  };
}

async function presentCare({ payload, locale }: Reading): Promise<Care> {
  const care = await payload.findGlobal({ slug: 'care', locale, fallbackLocale: false, depth: 0 });
  return {
    statement: care.statement ?? '',
    intro: care.intro ?? '',
    channels: presentTitledTexts(care.channels),
    promises: presentTitledTexts(care.promises),
    faq: presentQuestions(care.faq),
  };
}
