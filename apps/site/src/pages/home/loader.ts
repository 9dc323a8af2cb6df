import type { HomeSection } from '@nasaq/contract';
import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import type { PageContext } from '../../router/page-context.ts';

const servicesShown = 6;
const worksShown = 6;
const postsShown = 4;

/** Everything of `GET home`; the lists are cut to what the page has room for, the industries to their names. */
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
      works: home.works.slice(0, countOf('works', worksShown)),
      industries: home.industries.map(({ key, slug, title }) => ({ key, slug, title })),
      posts: home.posts.slice(0, countOf('posts', postsShown)),
    },
    ...(blocks.length > 0 && { blocks, ...(await loadBlockForm(api, locale, blocks)) }),
  };
}
