import type { defaultMenu } from '@nasaq/contract';
import type { PatternOf } from '../ui/pattern.tsx';

interface MenuLook {
  /** Current on its sub-pages, too. */
  matchSubpaths: boolean;
  /** That of the page. */
  art: PatternOf;
}

/** How the pages of the usual menu look in it, whoever has arranged it. */
export const menuLooks: Record<(typeof defaultMenu)[number], MenuLook> = {
  home: { matchSubpaths: false, art: { type: 'companies', key: 'menu' } },
  about: { matchSubpaths: false, art: { type: 'companies', key: 'about' } },
  services: { matchSubpaths: true, art: { type: 'services', key: 'services-list' } },
  products: { matchSubpaths: true, art: { type: 'products', key: 'products-list' } },
  blog: { matchSubpaths: true, art: { type: 'posts', key: 'posts-list' } },
  works: { matchSubpaths: true, art: { type: 'works', key: 'works-list' } },
  contact: { matchSubpaths: false, art: { type: 'companies', key: 'contact' } },
  feedback: { matchSubpaths: false, art: { type: 'companies', key: 'feedback' } },
  care: { matchSubpaths: false, art: { type: 'companies', key: 'care' } },
  careers: { matchSubpaths: true, art: { type: 'careers', key: 'careers-list' } },
  tools: { matchSubpaths: true, art: { type: 'companies', key: 'tools' } },
};
