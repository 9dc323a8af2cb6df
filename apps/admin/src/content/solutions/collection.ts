import { offerCollection } from '../offers/collection.ts';

export const solutions = offerCollection({
  slug: 'solutions',
  singular: { en: 'Solution', ar: 'حل' },
  plural: { en: 'Solutions', ar: 'الحلول' },
});
