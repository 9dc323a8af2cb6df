import { type BlockType, type HomeSection, homeSections, type Locale, locales } from '@nasaq/contract';
import { kindField, mergeOrder, newRowId, pairField } from '@nasaq/translation';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { heldBack, heldSentence } from '../content/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { fill } from '../platform/staff/screens/screen-texts.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { startTexts } from './catalogue/index.ts';
import type { HomeForm, HomePlace, HomeRow } from './start-api.ts';
import { inBoth, text, written } from './text-rules.ts';

/** Rows of one language, as they are stored. */
type Row = Record<string, unknown>;

interface StoredHome {
  statement?: string | null;
  intro?: string | null;
  figures?: Row[] | null;
  steps?: Row[] | null;
  quote?: { text?: string | null; author?: string | null; role?: string | null } | null;
  call?: { title?: string | null; text?: string | null } | null;
  sections?: Row[] | null;
}

const rows = z
  .array(z.object({ id: z.string().regex(/^[\w-]{1,40}$/), head: inBoth(text(200)), body: inBoth(text(600)) }))
  .max(60);

/** Each row says both of its texts in a language, or none; none of them are empty in both. */
export const homeInput = z.object({
  statement: inBoth(written(400)),
  intro: inBoth(written(2000)),
  places: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,60}$/),
        section: z.enum(homeSections).nullable(),
        isShown: z.boolean(),
      }),
    )
    .max(80),
  figures: rows.superRefine(soundRows('figures')),
  steps: rows.superRefine(soundRows('steps')),
  quote: z.object({ text: inBoth(text(1000)), author: inBoth(text(200)), role: inBoth(text(200)) }),
  call: z.object({ title: inBoth(text(200)), text: inBoth(text(1000)) }),
});

function soundRows(list: 'figures' | 'steps') {
  const number = Object.fromEntries(
    locales.map((locale) => {
      const { number: sentence, sections } = startTexts[locale].home;
      return [locale, sentence.replace('{list}', sections[list])];
    }),
  );
  return (all: readonly HomeRow[], context: z.RefinementCtx): void => {
    for (const locale of locales)
      all.forEach((row, place) => {
        for (const [name, other] of [
          ['head', 'body'],
          ['body', 'head'],
        ] as const)
          if (!row[name][locale] && row[other][locale])
            context.addIssue({ code: 'custom', path: [place, name, locale] });
      });
    const counts = locales.map((locale) => saidIn(all, locale).length);
    if (counts.some((count) => count === 1 || count > 6))
      context.addIssue({ code: 'custom', params: { said: number } });
  };
}

/** What heads a row, and what it says, as the home page calls these. */
const names = { figures: ['value', 'label'], steps: ['title', 'text'] } as const;

/** The newest draft of the home page in both languages, as the assistant asks for it. */
export async function homeForm(payload: Payload, req?: PayloadRequest): Promise<HomeForm> {
  const home = await readHome(payload, req);
  const both = (read: (one: StoredHome) => string | null | undefined) => ({
    en: read(home.en) ?? '',
    ar: read(home.ar) ?? '',
  });
  return {
    statement: both(({ statement }) => statement),
    intro: both(({ intro }) => intro),
    places: placesOf(home),
    figures: rowsOf(home, 'figures'),
    steps: rowsOf(home, 'steps'),
    quote: {
      text: both(({ quote }) => quote?.text),
      author: both(({ quote }) => quote?.author),
      role: both(({ quote }) => quote?.role),
    },
    call: { title: both(({ call }) => call?.title), text: both(({ call }) => call?.text) },
  };
}

async function readHome(payload: Payload, req?: PayloadRequest): Promise<Record<Locale, StoredHome>> {
  const read = (locale: Locale) =>
    payload.findGlobal({
      slug: 'home',
      locale,
      fallbackLocale: false,
      depth: 0,
      draft: true,
      overrideAccess: true,
      ...(req && { req: innerRequest(req) }),
    }) as Promise<StoredHome>;
  return { en: await read('en'), ar: await read('ar') };
}

/** What stands on the page, in its order, then what could; everything where nobody has composed it. */
function placesOf(home: Record<Locale, StoredHome>): HomePlace[] {
  const stored = locales.flatMap((locale) => home[locale].sections ?? []);
  const isUsual = stored.length === 0;
  const shown = inBothOrders(home, 'sections').map((pair): HomePlace => {
    const row = inPair(stored, pair)!;
    const section = sectionOf(row);
    // Of a section by its name, so that it is the same one shown and hidden.
    const isFirst = section && stored.find((one) => sectionOf(one) === section) === row;
    const id = isFirst ? section : pair;
    return { id, section, ...(!section && { block: row[kindField] as BlockType }), isShown: true };
  });
  const missing = homeSections.filter((section) => !shown.some((place) => place.section === section));
  return [...shown, ...missing.map((section) => ({ id: section, section, isShown: isUsual }))];
}

function sectionOf(row: Row): HomeSection | null {
  return homeSections.find((name) => row[kindField] === `home-${name}`) ?? null;
}

function rowsOf(home: Record<Locale, StoredHome>, list: keyof typeof names): HomeRow[] {
  const [head, body] = names[list];
  return inBothOrders(home, list).map((id) => {
    const said = (name: string) =>
      Object.fromEntries(
        locales.map((locale) => [locale, String(inPair(home[locale][list], id)?.[name] ?? '')]),
      ) as Record<Locale, string>;
    return { id, head: said(head), body: said(body) };
  });
}

/** Rows of both languages by what joins them: what one language alone has stands behind the same neighbour as there. */
function inBothOrders(home: Record<Locale, StoredHome>, list: 'sections' | keyof typeof names): string[] {
  const [en, ar] = locales.map((locale) => (home[locale][list] ?? []).map((row) => String(row[pairField])));
  return mergeOrder(ar!, en!, []).ids;
}

function inPair(list: Row[] | null | undefined, pair: string): Row | undefined {
  return list?.find((row) => row[pairField] === pair);
}

/**
 * Publishes the home page in both languages, or in none, in the transaction of the request. Everything that the assistant
 * does not ask for stays as it is.
 * @returns why it is a draft for now: a second person is asked for
 * @throws {StaffError} with the fields that are refused, and with what the checks of texts say of them
 */
export async function saveHome(form: HomeForm, req: StaffRequest): Promise<string | void> {
  const language = interfaceLanguage(req.i18n);
  const stored = await readHome(req.payload, req);
  refuseNothingShown(form, stored, language);
  // Both are drafts first: a check compares a language with what the other is about to say.
  for (const status of ['draft', 'published'] as const) {
    const held = status === 'published' ? await heldBack(req, { kind: 'home', id: 0 }) : [];
    if (held.length > 0) return fill(startTexts[language].home.waits, { why: heldSentence(held, language) });
    for (const locale of locales)
      await tellOf(
        form,
        locale,
        req.payload.updateGlobal({
          slug: 'home',
          locale,
          draft: status === 'draft',
          data: { ...inLanguage(form, locale, stored), _status: status } as never,
          depth: 0,
          overrideAccess: false,
          req: innerRequest(req),
        }),
      );
  }
}

/** @throws {StaffError} where nothing would be left of the page in a language: to the CMS, no composition is the usual one */
function refuseNothingShown(form: HomeForm, stored: Record<Locale, StoredHome>, language: Locale): void {
  const isUsual = form.places.every(({ isShown }) => isShown);
  if (isUsual || locales.every((locale) => sectionsIn(form.places, locale, stored).length > 0)) return;
  throw new StaffError('invalid', { fields: ['places'], said: { places: startTexts[language].home.nothing } });
}

function inLanguage(form: HomeForm, locale: Locale, stored: Record<Locale, StoredHome>): object {
  const list = (name: keyof typeof names) => {
    const [head, body] = names[name];
    return saidIn(form[name], locale).map((row) => ({
      ...inPair(stored[locale][name], row.id),
      [pairField]: row.id,
      [head]: row.head[locale],
      [body]: row.body[locale],
    }));
  };
  const { call, quote } = form;
  return {
    statement: form.statement[locale],
    intro: form.intro[locale],
    sections: sectionsIn(form.places, locale, stored),
    figures: list('figures'),
    steps: list('steps'),
    quote: { text: quote.text[locale], author: quote.author[locale], role: quote.role[locale] },
    call: { title: call.title[locale], text: call.text[locale] },
  };
}

/** A row that says nothing in a language is none there. */
function saidIn(rows: readonly HomeRow[], locale: Locale): HomeRow[] {
  return rows.filter(({ head }) => head[locale]);
}

/** The usual page has no composition, so that it goes on being the usual one. */
function sectionsIn(places: readonly HomePlace[], locale: Locale, stored: Record<Locale, StoredHome>): Row[] {
  const sections = stored[locale].sections ?? [];
  const hasWords = sections.some(({ button, count, lead, title }) => button || count || lead || title);
  const isUsual =
    !hasWords &&
    places.length === homeSections.length &&
    places.every(({ id, isShown, section }, place) => isShown && id === section && section === homeSections[place]);
  if (isUsual) return [];
  const everywhere = locales.flatMap((each) => stored[each].sections ?? []);
  return places.flatMap(({ id, isShown, section }) => {
    const known = id === section ? everywhere.find((row) => sectionOf(row) === section) : null;
    const pair = String(known?.[pairField] ?? id);
    const had = inPair(sections, pair);
    // A block has its words there alone: it is removed on the page's own screen, and not by being hidden.
    if (section ? !isShown : !had) return [];
    return [had ?? { id: newRowId(), [kindField]: `home-${section}`, [pairField]: pair }];
  });
}

/** @throws {StaffError} `said` has a sentence for each field that has one */
async function tellOf(form: HomeForm, locale: Locale, saving: Promise<unknown>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    const { data } = error as { data?: { errors?: { message?: string; path?: string }[] } | null };
    if (!Array.isArray(data?.errors)) throw error;
    const said = Object.fromEntries(
      data.errors.map(({ message = '', path = '' }) => [fieldOf(form, path, locale), message]),
    );
    throw new StaffError('invalid', { fields: Object.keys(said), said });
  }
}

/** `figures.0.value` is `figures.<id of the row>.head.ar`. */
function fieldOf(form: HomeForm, path: string, locale: Locale): string {
  const [list = '', place, name = ''] = path.split('.');
  const known = names[list as keyof typeof names] as readonly string[] | undefined;
  if (!known || !place) return `${path}.${locale}`;
  const row = saidIn(form[list as keyof typeof names], locale)[Number(place)];
  return `${list}.${row?.id ?? place}.${known.indexOf(name) > 0 ? 'body' : 'head'}.${locale}`;
}
