import { type Locale, locales } from '@nasaq/contract';
import { markdownConverter } from '../demo/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { legalTexts } from './catalogue/index.ts';

/** Stands wherever a company has to write: law is nobody else's to invent, and a page with it is not ready. */
export const unwritten = Object.fromEntries(locales.map((locale) => [locale, legalTexts[locale].unwritten])) as Record<
  Locale,
  string
>;

/** Pages of which headings are prepared, and below each what has to be answered. */
const skeletonKeys = ['privacy', 'terms', 'cookies'] as const;

/** What such a page has in a language; its text as Markdown: headings, and a marked paragraph below each. */
function skeletonOf(key: (typeof skeletonKeys)[number], locale: Locale) {
  const { sections, ...text } = legalTexts[locale].pages[key];
  const markdown = sections
    .map(({ question, title }) => `## ${title}\n\n${unwritten[locale]} ${question}`)
    .join('\n\n');
  return { text, markdown };
}

/** Those that are not there yet, as drafts. @returns how many were made */
export async function makeSkeletons(req: StaffRequest): Promise<number> {
  const toRichText = await markdownConverter(req.payload.config);
  let made = 0;
  for (const key of skeletonKeys) {
    const { totalDocs } = await req.payload.count({
      collection: 'legals',
      where: { or: [{ key: { equals: key } }, { slug: { equals: skeletonOf(key, 'en').text.slug } }] },
      locale: 'en',
      trash: true,
      overrideAccess: true,
      req: innerRequest(req),
    });
    if (totalDocs > 0) continue;
    let id: number | undefined;
    for (const locale of locales) {
      const { markdown, text } = skeletonOf(key, locale);
      const data = { ...text, body: toRichText(markdown), _status: 'draft' } as never;
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
