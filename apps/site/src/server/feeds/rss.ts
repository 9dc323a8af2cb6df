import {
  companyWords,
  entryPath,
  localeInfo,
  localePath,
  paths,
  type GlobalSiteData,
  type Locale,
  type PostSummary,
} from '@nasaq/contract';

/** Readers are told of changes by no one: they ask again after as long. */
const minutesToLive = 60;

interface Channel {
  siteData: GlobalSiteData;
  locale: Locale;
  siteUrl: string;
}

/** RSS 2.0 of the latest posts in one language. */
export function rss(posts: PostSummary[], { siteData, locale, siteUrl }: Channel): string {
  const { description, name: title } = companyWords(siteData.general, locale);
  // Not the time of day: what has not changed is the same text, with the same ETag.
  const newest = posts
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  const self = siteUrl + localePath(locale, '/rss.xml');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl + localePath(locale, paths.blog))}</link>
<description>${escapeXml(description || title)}</description>
<language>${localeInfo[locale].tag}</language>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''}<ttl>${minutesToLive}</ttl>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${posts.map((post) => item(post, siteUrl, locale)).join('\n')}
</channel>
</rss>
`;
}

function item(
  { slug, title, summary, publishedAt, author, tags }: PostSummary,
  siteUrl: string,
  locale: Locale,
): string {
  const url = escapeXml(siteUrl + localePath(locale, entryPath('posts', slug)));
  const categories = tags.map((tag) => `<category>${escapeXml(tag.title)}</category>`).join('');
  return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><description>${escapeXml(summary)}</description><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><dc:creator>${escapeXml(author.name)}</dc:creator>${categories}</item>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Everything but the characters of XML 1.0; lone surrogates are among them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as it stands in XML: markup escaped, characters that XML forbids left out. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!);
}
