import { paths } from '@nasaq/contract';

/** The main menu in its order; `matchSubpaths` entries are current on their sub-pages too, `art` is that of the page. */
export const menuLinks = [
  { name: 'home', to: paths.home, matchSubpaths: false, art: { type: 'companies', key: 'menu' } },
  { name: 'about', to: paths.about, matchSubpaths: false, art: { type: 'companies', key: 'about' } },
  { name: 'services', to: paths.services, matchSubpaths: true, art: { type: 'services', key: 'services-list' } },
  { name: 'products', to: paths.products, matchSubpaths: true, art: { type: 'products', key: 'products-list' } },
  { name: 'blog', to: paths.blog, matchSubpaths: true, art: { type: 'posts', key: 'posts-list' } },
  { name: 'works', to: paths.works, matchSubpaths: true, art: { type: 'works', key: 'works-list' } },
  { name: 'contact', to: paths.contact, matchSubpaths: false, art: { type: 'companies', key: 'contact' } },
  { name: 'feedback', to: paths.feedback, matchSubpaths: false, art: { type: 'companies', key: 'feedback' } },
  { name: 'care', to: paths.care, matchSubpaths: false, art: { type: 'companies', key: 'care' } },
  { name: 'careers', to: paths.careers, matchSubpaths: true, art: { type: 'careers', key: 'careers-list' } },
  { name: 'tools', to: paths.tools, matchSubpaths: true, art: { type: 'companies', key: 'tools' } },
] as const;
