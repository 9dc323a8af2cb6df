/** Texts of an entry, the weightiest first. */
const texts = ['title', 'keywords', 'summary', 'body'] as const;
export type TextField = (typeof texts)[number];

/** Fields of the index: each text as it is folded and by its stems, the title also as it is written. */
export const fieldsOf = {
  folded: texts.map((text) => `${text}_folded`),
  stems: texts.map((text) => `${text}_stems`),
  written: ['title_written'],
} as const;
