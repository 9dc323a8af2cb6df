import { offerCollection } from '../offers/collection.ts';

export const services = offerCollection({
  slug: 'services',
  singular: { en: 'Service', ar: 'خدمة' },
  plural: { en: 'Services', ar: 'الخدمات' },
});
