import type { HomeSection, Picture, PostSummary, ProductSummary, WorkSummary } from '@nasaq/contract';
import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import type { PageContext } from '../../router/page-context.ts';
import type { ListedPost } from '../../ui/lists.tsx';
import type { ScreenedProduct } from '../../ui/product-screen.tsx';
import type { CoveredWork } from '../../ui/work-covers.tsx';

const servicesShown = 6;
const worksShown = 6;
const postsShown = 4;

/**
 * What the page shows of `GET home`: the lists are cut to what it has room for, and their entries to what it says of them.
 * The whole document with its data fits into what a server sends before it hears from the reader again.
 */
export async function loader({ api, locale }: PageContext) {
  const home = await api.get('home');
  const composed = home.composition ?? [];
  const blocks = composed.filter((part) => part.type !== 'section');
  const countOf = (section: HomeSection, usual: number) =>
    Math.max(
      usual,
      ...composed.map((part) => (part.type === 'section' && part.section === section ? (part.count ?? 0) : 0)),
    );
  const questions = blockHead(blocks);
  return {
    head: { description: home.intro, alternates: { en: '/', ar: '/ar' }, ...(questions && { jsonLd: [questions] }) },
    home: {
      ...home,
      services: home.services.slice(0, countOf('services', servicesShown)),
      works: home.works.slice(0, countOf('works', worksShown)).map(coveredWork),
      industries: home.industries.map(({ key, slug, title }) => ({ key, slug, title })),
      products: home.products.map(screenedProduct),
      posts: home.posts.slice(0, countOf('posts', postsShown)).map(listedPost),
    },
    ...(blocks.length > 0 && { blocks, ...(await loadBlockForm(api, locale, blocks)) }),
  };
}

function coveredWork({ client, cover, firstPicture, industry, key, slug, title, year }: WorkSummary): CoveredWork {
  return { key, slug, title, cover, client, year, industry, firstPicture: withoutCaption(firstPicture) };
}

interface HomeProduct extends ScreenedProduct, Pick<ProductSummary, 'title' | 'summary' | 'kind'> {}

function screenedProduct({ cover, firstPicture, key, kind, slug, summary, title }: ProductSummary): HomeProduct {
  return { key, slug, title, summary, kind, cover, firstPicture: withoutCaption(firstPicture) };
}

function listedPost(post: PostSummary): ListedPost {
  const { author, cover, key, publishedAt, readingMinutes, series, slug, summary, title } = post;
  const { locale, name } = author;
  return { key, slug, title, summary, cover, publishedAt, readingMinutes, series, author: { name, locale } };
}

function withoutCaption(picture: Picture | null) {
  return picture && { picture: picture.picture, dark: picture.dark };
}
