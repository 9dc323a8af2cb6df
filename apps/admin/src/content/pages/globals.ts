import { type About, type Care, otherLocale } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { previewedId } from '../entry/preview.ts';
import type { PageGlobal } from '../entry/previewed.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Reading } from '../../platform/http/published.ts';
import { blocksOf } from '../blocks/index.ts';
import { presentFigures, presentQuestions, presentTitledTexts } from '../entry/reading/detail.ts';
import { presentPictures } from '../entry/reading/pictures.ts';
import { loadPortraits } from '../entry/reading/portraits.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

/** `GET /about` and `GET /care`: the pages that exist once. */
export function globalPageRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/about', (c) => answerGlobal(api, c, 'about', presentAbout))
    .get('/care', (c) => answerGlobal(api, c, 'care', presentCare));
}

/** The page as it is published, or, with its preview token, as its newest draft. */
export function answerGlobal<Page extends object>(
  api: Api,
  c: Context<ApiEnv>,
  slug: PageGlobal,
  present: (reading: Reading, draft: boolean) => Promise<Page>,
): Promise<Response> {
  if (previewedId(c, slug) === null)
    return api.respond(c, async (reading) => ({ data: await present(reading, false) }));
  return api.respondUncached(c, async (reading) => ({ data: await present(reading, true) }));
}

async function presentAbout(reading: Reading, draft: boolean): Promise<About> {
  const [about, other] = await Promise.all([
    findAbout(reading, draft),
    findAbout({ ...reading, locale: otherLocale(reading.locale) }, draft),
  ]);
  const team = about.team ?? [];
  // Who has photographs uploads each once: a person without one has that of the other language.
  const portraits = await loadPortraits(
    reading,
    team.map((person) => (person.portrait ? person : (other.team?.find(({ key }) => key === person.key) ?? person))),
  );
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
    team: team.map(({ key, name, role, bio }, index) => ({
      key: key ?? '',
      name: name ?? '',
      role: role ?? '',
      bio: bio ?? '',
      portrait: portraits[index] ?? null,
    })),
    craft: about.craft ?? false,
    place: await presentPictures(reading, about.place, other.place),
    ...(await blocksOf(reading, about.blocks, other.blocks)),
  };
}

function findCare({ payload, locale }: Reading, draft: boolean) {
  return payload.findGlobal({ slug: 'care', locale, fallbackLocale: false, depth: 0, overrideAccess: true, draft });
}

function findAbout({ payload, locale }: Reading, draft: boolean) {
  return payload.findGlobal({ slug: 'about', locale, fallbackLocale: false, depth: 0, overrideAccess: true, draft });
}

async function presentCare(reading: Reading, draft: boolean): Promise<Care> {
  const [care, other] = await Promise.all([
    findCare(reading, draft),
    findCare({ ...reading, locale: otherLocale(reading.locale) }, draft),
  ]);
  return {
    statement: care.statement ?? '',
    intro: care.intro ?? '',
    channels: presentTitledTexts(care.channels),
    promises: presentTitledTexts(care.promises),
    faq: presentQuestions(care.faq),
    ...(await blocksOf(reading, care.blocks, other.blocks)),
  };
}
