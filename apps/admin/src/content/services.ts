import { offerCollection } from './offers.ts';

export const services = offerCollection({
  slug: 'services',
  singular: { en: 'Service', ar: 'خدمة' },
  plural: { en: 'Services', ar: 'الخدمات' },
});
