import { offerCollection } from '../offers/collection.ts';

export const industries = offerCollection({
  slug: 'industries',
  singular: { en: 'Industry', ar: 'قطاع' },
  plural: { en: 'Industries', ar: 'القطاعات' },
});
