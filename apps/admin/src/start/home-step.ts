import { type BlockType, type HomeSection, homeSections, type Locale, locales } from '@nasaq/contract';
import { kindField, newRowId, pairField } from '@nasaq/translation';
import type { Payload } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../platform/payload/inner-request.ts';
import { type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import type { HomeForm, HomePlace, HomeRow } from './start-api.ts';

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

const bilingual = (most: number, least = 0) => {
  const text = z.string().trim().min(least).max(most);
  return z.object({ en: text, ar: text });
};
const rows = z
  .array(z.object({ pair: z.string().regex(/^[\w-]{1,40}$/), head: bilingual(200), body: bilingual(600) }))
  .max(6);

/** Each row says both of its texts in a language, or none; none of them are empty in both. */
export const homeInput = z.object({
  statement: bilingual(400, 1),
  intro: bilingual(2000, 1),
  places: z
    .array(
      z.object({
        pair: z.string().regex(/^[\w-]{1,60}$/),
        section: z.enum(homeSections).nullable(),
        isShown: z.boolean(),
      }),
    )
    .max(80),
  figures: rows.superRefine(wholeRows),
  steps: rows.superRefine(wholeRows),
  quote: z.object({ text: bilingual(1000), author: bilingual(200), role: bilingual(200) }),
  call: z.object({ title: bilingual(200), text: bilingual(1000) }),
});

function wholeRows(list: readonly HomeRow[], context: z.RefinementCtx): void {
  for (const locale of locales) {
    list.forEach((row, place) => {
      for (const [name, other] of [
        ['head', 'body'],
        ['body', 'head'],
      ] as const)
        if (!row[name][locale] && row[other][locale]) context.addIssue({ code: 'custom', path: [place, name, locale] });
    });
    if (list.filter(({ head }) => head[locale]).length === 1) context.addIssue({ code: 'custom', path: [] });
  }
}

/** What heads a row, and what it says, as the home page calls these. */
const names = { figures: ['value', 'label'], steps: ['title', 'text'] } as const;

/** The newest draft of the home page in both languages, as the assistant asks for it. */
export async function homeForm(payload: Payload): Promise<HomeForm> {
  const home = await readHome(payload);
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

async function readHome(payload: Payload, req?: StaffRequest): Promise<Record<Locale, StoredHome>> {
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
  const places: HomePlace[] = [];
  for (const row of stored) {
    const pair = String(row[pairField]);
    if (places.some((place) => place.pair === pair)) continue;
    const kind = String(row[kindField]);
    const section = homeSections.find((name) => `home-${name}` === kind) ?? null;
    places.push({ pair, section, ...(!section && { block: kind as BlockType }), isShown: true });
  }
  for (const section of homeSections)
    if (!places.some((place) => place.section === section)) places.push({ pair: section, section, isShown: isUsual });
  return places;
}

function rowsOf(home: Record<Locale, StoredHome>, list: keyof typeof names): HomeRow[] {
  const [head, body] = names[list];
  const pairs = new Set(locales.flatMap((locale) => (home[locale][list] ?? []).map((row) => String(row[pairField]))));
  return [...pairs].map((pair) => {
    const said = (name: string) =>
      Object.fromEntries(
        locales.map((locale) => [locale, String(inPair(home[locale][list], pair)?.[name] ?? '')]),
      ) as Record<Locale, string>;
    return { pair, head: said(head), body: said(body) };
  });
}

function inPair(list: Row[] | null | undefined, pair: string): Row | undefined {
  return list?.find((row) => row[pairField] === pair);
}

/**
 * Publishes the home page in both languages, or in none. What a section that is not shown has to say stays as it is, and
 * so does everything that the assistant does not ask for.
 * @throws {StaffError} with the fields that are refused, and with what the checks of texts say of them
 */
export async function saveHome(form: HomeForm, req: StaffRequest): Promise<void> {
  await staffTransaction(req, async (inner) => {
    const stored = await readHome(inner.payload, inner);
    // Both are drafts first: a check compares a language with what the other is about to say.
    for (const status of ['draft', 'published'] as const)
      for (const locale of locales)
        await tellOf(
          locale,
          inner.payload.updateGlobal({
            slug: 'home',
            locale,
            draft: status === 'draft',
            data: { ...inLanguage(form, locale, stored[locale]), _status: status } as never,
            depth: 0,
            overrideAccess: false,
            req: innerRequest(inner),
          }),
        );
  });
}

function inLanguage(form: HomeForm, locale: Locale, stored: StoredHome): object {
  const isShown = (section: HomeSection) => form.places.some((place) => place.section === section && place.isShown);
  const list = (name: keyof typeof names) => {
    const [head, body] = names[name];
    return form[name]
      .filter((row) => row.head[locale])
      .map((row) => ({
        ...inPair(stored[name], row.pair),
        [pairField]: row.pair,
        [head]: row.head[locale],
        [body]: row.body[locale],
      }));
  };
  const { call, quote } = form;
  return {
    statement: form.statement[locale],
    intro: form.intro[locale],
    sections: sectionsIn(form.places, stored),
    ...(isShown('figures') && { figures: list('figures') }),
    ...(isShown('steps') && { steps: list('steps') }),
    ...(isShown('quote') && {
      quote: { text: quote.text[locale], author: quote.author[locale], role: quote.role[locale] },
    }),
    ...(isShown('call') && { call: { title: call.title[locale], text: call.text[locale] } }),
  };
}

/** The usual page has no composition, so that it goes on being the usual one. */
function sectionsIn(places: readonly HomePlace[], { sections }: StoredHome): Row[] {
  const hasWords = sections?.some(({ button, count, lead, title }) => button || count || lead || title);
  const isUsual =
    !hasWords &&
    places.length === homeSections.length &&
    places.every(({ isShown, pair, section }, place) => isShown && pair === section && section === homeSections[place]);
  if (isUsual) return [];
  return places.flatMap(({ isShown, pair, section }) => {
    const had = inPair(sections, pair);
    if (!isShown || (!had && !section)) return [];
    return [had ?? { id: newRowId(), [kindField]: `home-${section}`, [pairField]: pair }];
  });
}

/** @throws {StaffError} `said` has a sentence for each field that has one */
async function tellOf(locale: Locale, saving: Promise<unknown>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    const { data } = error as { data?: { errors?: { message?: string; path?: string }[] } | null };
    if (!Array.isArray(data?.errors)) throw error;
    const said = Object.fromEntries(data.errors.map(({ message = '', path = '' }) => [fieldOf(path, locale), message]));
    throw new StaffError('invalid', { fields: Object.keys(said), said });
  }
}

/** `figures.0.value` is `figures.0.head.ar`. */
function fieldOf(path: string, locale: Locale): string {
  const [list = '', row, name = ''] = path.split('.');
  const known = names[list as keyof typeof names] as readonly string[] | undefined;
  return known && row ? `${list}.${row}.${known.indexOf(name) > 0 ? 'body' : 'head'}.${locale}` : `${path}.${locale}`;
}
