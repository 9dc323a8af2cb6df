import type { ContentType, Locale } from '@nasaq/contract';

/** What a reader calls the entries of a type: who searches for one of these words wants to see all of them. */
export const kinds: Record<ContentType, Record<Locale, string>> = {
  services: { en: 'services', ar: 'خدمات' },
  solutions: { en: 'solutions', ar: 'حلول' },
  industries: { en: 'industries sectors', ar: 'قطاعات صناعات' },
  products: { en: 'products', ar: 'منتجات' },
  works: { en: 'works projects portfolio', ar: 'أعمال مشاريع' },
  posts: { en: 'blog posts', ar: 'مدونة مقالات' },
  careers: { en: 'careers jobs vacancies hiring', ar: 'وظائف توظيف' },
  companies: { en: 'company', ar: 'شركة' },
  legals: { en: 'legal', ar: 'قانونية' },
  'landing-pages': { en: 'pages', ar: 'صفحات' },
  articles: { en: 'help articles knowledge base', ar: 'مساعدة مقالات قاعدة معرفة' },
};
