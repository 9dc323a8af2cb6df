import { paths } from '@nasaq/contract';

/** The main menu in its order; `matchSubpaths` entries are current on their sub-pages too. */
export const menuLinks = [
  { name: 'home', to: paths.home, matchSubpaths: false },
  { name: 'about', to: paths.about, matchSubpaths: false },
  { name: 'services', to: paths.services, matchSubpaths: true },
  { name: 'products', to: paths.products, matchSubpaths: true },
  { name: 'blog', to: paths.blog, matchSubpaths: true },
  { name: 'works', to: paths.works, matchSubpaths: true },
  { name: 'contact', to: paths.contact, matchSubpaths: false },
  { name: 'feedback', to: paths.feedback, matchSubpaths: false },
  { name: 'care', to: paths.care, matchSubpaths: false },
  { name: 'careers', to: paths.careers, matchSubpaths: true },
  { name: 'tools', to: paths.tools, matchSubpaths: true },
] as const;
