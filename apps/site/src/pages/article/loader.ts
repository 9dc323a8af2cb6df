import { entryHead } from '../../head/entry-head.ts';
import type { Head, PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale, params }: PageContext) {
  const article = await api.entry('articles', params.name_slug!);
  const head: Head = { ...entryHead('articles', article, locale), updatedAt: article.updatedAt };
  return { head, article };
}
