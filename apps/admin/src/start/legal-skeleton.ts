import { type Locale, locales, type PartName } from '@nasaq/contract';
import { markdownConverter } from '../demo/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import { type OffParts, offParts } from '../platform/parts/off-parts.ts';
import { interfaceLanguage, menuLocales, menuTags } from '../platform/staff/interface-language.ts';
import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { legalTexts } from './catalogue/index.ts';

/** Stands wherever a company has to write: law is nobody else's to invent, and a page with it is not ready. */
export const unwritten = Object.fromEntries(locales.map((locale) => [locale, legalTexts[locale].unwritten])) as Record<
  Locale,
  string
>;

/** Pages of which headings are prepared, and below each what has to be answered. */
const skeletonKeys = ['privacy', 'terms', 'cookies'] as const;

/** What is said only of parts that are on: sections by their names, and the words of lists within the sentences. */
const partOf: Partial<Record<string, PartName>> = {
  orders: 'ordering',
  prices: 'ordering',
  applications: 'careers',
  chats: 'chat',
  accounts: 'accounts',
  signIn: 'accounts',
};

/** What such a page has in a language; its text as Markdown: headings, and a marked paragraph below each. */
function skeletonOf(key: (typeof skeletonKeys)[number], locale: Locale, off: OffParts) {
  const { askers, kept, pages } = legalTexts[locale];
  const { sections, ...text } = pages[key];
  const isSaid = ([name]: [string, unknown]) => !partOf[name] || !(partOf[name] in off);
  const listed = (words: Record<string, string>) =>
    new Intl.ListFormat(menuTags[locale]).format(
      Object.entries(words)
        .filter(isSaid)
        .map(([, word]) => word),
    );
  const markdown = Object.entries<{ question: string; title: string }>(sections)
    .filter(isSaid)
    .map(([, { question, title }]) => `## ${title}\n\n${unwritten[locale]} ${question}`)
    .join('\n\n')
    .replace('{askers}', listed(askers))
    .replace('{kept}', listed(kept));
  return { text, markdown };
}

/**
 * Those that are not there yet, as drafts. The language of the menus is written first, and so is the source.
 * @returns how many were made
 */
export async function makeSkeletons(req: StaffRequest): Promise<number> {
  const toRichText = await markdownConverter(req.payload.config);
  const off = await offParts(req.payload);
  const written = menuLocales(interfaceLanguage(req.i18n));
  let made = 0;
  for (const key of skeletonKeys) {
    const { totalDocs } = await req.payload.count({
      collection: 'legals',
      where: { or: [{ key: { equals: key } }, { slug: { equals: legalTexts.en.pages[key].slug } }] },
      locale: 'en',
      trash: true,
      overrideAccess: true,
      req: innerRequest(req),
    });
    if (totalDocs > 0) continue;
    let id: number | undefined;
    for (const locale of written) {
      const { markdown, text } = skeletonOf(key, locale, off);
      const data = { ...text, key, body: toRichText(markdown), _status: 'draft' } as never;
      if (id === undefined)
        id = Number(
          (
            await req.payload.create({
              collection: 'legals',
              locale,
              draft: true,
              data,
              depth: 0,
              overrideAccess: true,
              req: innerRequest(req),
            })
          ).id,
        );
      else
        await req.payload.update({
          collection: 'legals',
          id,
          locale,
          draft: true,
          data,
          depth: 0,
          overrideAccess: true,
          req: innerRequest(req),
        });
    }
    made += 1;
  }
  return made;
}
