import type { CollectionConfig } from 'payload';
import { articles } from './articles.ts';
import { authors } from './authors.ts';
import { careers } from './careers.ts';
import { categories } from './categories.ts';
import { companies } from './companies.ts';
import { industries } from './industries.ts';
import { legals } from './legals.ts';
import { media } from './media.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { services } from './services.ts';
import { solutions } from './solutions.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';
import { works } from './works.ts';

/** In the order of the admin's navigation. */
export const collections: CollectionConfig[] = [
  services,
  solutions,
  industries,
  products,
  works,
  posts,
  careers,
  companies,
  legals,
  articles,
  categories,
  authors,
  tags,
  media,
  redirects,
  users,
];
