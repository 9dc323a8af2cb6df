import { loadSiteData } from '../../api/site-data.ts';
import { entryHead } from '../../head/entry-head.ts';
import { blogPosting } from '../../head/json-ld.ts';
import type { Head, PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale, params, siteUrl }: PageContext) {
  const [post, { general }] = await Promise.all([api.entry('posts', params.title_slug!), loadSiteData(api, locale)]);
  const head: Head = {
    ...entryHead('posts', post, locale, [blogPosting(post, { siteUrl, locale }, general)]),
    type: 'article',
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  };
  return { head, post };
}
