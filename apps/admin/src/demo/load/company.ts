import { articles } from '../articles/index.ts';
import { authors } from '../authors/index.ts';
import { cannedReplies } from '../canned-replies/index.ts';
import { careers } from '../careers/index.ts';
import { categories } from '../categories/index.ts';
import { companies } from '../companies/index.ts';
import { industries } from '../industries/index.ts';
import { legals } from '../legals/index.ts';
import * as pages from '../pages/index.ts';
import { portraits } from '../portraits/index.ts';
import { posts } from '../posts/index.ts';
import { products } from '../products/index.ts';
import { services } from '../services/index.ts';
import { solutions } from '../solutions/index.ts';
import { synonyms } from '../synonyms/index.ts';
import { tags } from '../tags/index.ts';
import { terms } from '../terms/index.ts';
import { works } from '../works/index.ts';

/** Everything that the demo company says, in both languages. */
export const company = {
  articles,
  authors,
  cannedReplies,
  careers,
  categories,
  companies,
  industries,
  legals,
  pages,
  portraits,
  posts,
  products,
  services,
  solutions,
  synonyms,
  tags,
  terms,
  works,
};
export type Company = typeof company;
