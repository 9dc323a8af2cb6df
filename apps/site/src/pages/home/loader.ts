import type { PageContext } from '../../router/page-context.ts';

const servicesShown = 6;
const worksShown = 6;
const postsShown = 4;

/** Everything of `GET home`; the lists are cut to what the page has room for, the industries to their names. */
export async function loader({ api }: PageContext) {
  const home = await api.get('home');
  return {
    head: { description: home.intro, alternates: { en: '/', ar: '/ar' } },
    home: {
      ...home,
      services: home.services.slice(0, servicesShown),
      works: home.works.slice(0, worksShown),
      industries: home.industries.map(({ key, slug, title }) => ({ key, slug, title })),
      posts: home.posts.slice(0, postsShown),
    },
  };
}
