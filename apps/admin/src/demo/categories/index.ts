import type { CategoryEntry } from '../types.ts';
import { articleCategories } from './articles.ts';
import { industryCategories } from './industries.ts';
import { serviceCategories } from './services.ts';
import { solutionCategories } from './solutions.ts';

export const categories: CategoryEntry[] = [
  ...serviceCategories,
  ...solutionCategories,
  ...industryCategories,
  ...articleCategories,
];
