import { entryPath, localePath } from '@nasaq/contract';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import type { Rating } from '../platform/payload/payload-types.ts';

export interface ArticleLink {
  /** In the language of the rating; empty where the article has gone from it. */
  title: string;
  /** Of its page; `null` where there is none any more. */
  url: string | null;
}

/** The article that was rated, as its reader knows it. */
export async function loadArticleLink(
  { article, locale }: Pick<Rating, 'article' | 'locale'>,
  payload: Payload,
): Promise<ArticleLink> {
  const id = typeof article === 'object' ? article?.id : article;
  const found =
    id &&
    (await payload.findByID({
      collection: 'articles',
      id,
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      select: { title: true, slug: true, _status: true },
    }));
  if (!found) return { title: '', url: null };
  const isPublic = found._status === 'published' && found.slug;
  const url = isPublic ? env.siteUrl + localePath(locale, entryPath('articles', found.slug!)) : null;
  return { title: found.title ?? '', url };
}
