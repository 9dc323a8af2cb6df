import { contentTypes } from '@nasaq/contract';
import { contentLabels } from '../catalogue/index.ts';
import { pageGlobals, type Previewed } from '../entry/previewed.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

/** What editors can be limited to: all that has drafts. What all of it shares (categories, tags, terms) is kept by the others. */
export const editorScopes: { value: Previewed; label: Bilingual }[] = [...contentTypes, ...pageGlobals].map(
  (value) => ({
    value,
    label: contentLabels.review.kinds[value],
  }),
);
