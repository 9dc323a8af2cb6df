// Apart from the schemas, which the home page's first view does without.

/** The sections of the home page, in their usual order. */
export const homeSections = [
  'figures',
  'clients',
  'services',
  'works',
  'industries',
  'steps',
  'products',
  'posts',
  'quote',
  'call',
] as const;
export type HomeSection = (typeof homeSections)[number];
