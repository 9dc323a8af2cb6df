/** Headings of the admin's navigation. */
export const groups = {
  inboxes: { en: 'Inboxes', ar: 'الوارد' },
  people: { en: 'People', ar: 'الأشخاص' },
  offers: { en: 'What we offer', ar: 'ما نقدمه' },
  stories: { en: 'Work and writing', ar: 'الأعمال والمقالات' },
  company: { en: 'Company', ar: 'الشركة' },
  knowledge: { en: 'Knowledge base', ar: 'قاعدة المعرفة' },
  shared: { en: 'Shared content', ar: 'محتوى مشترك' },
  pages: { en: 'Site and pages', ar: 'الموقع والصفحات' },
  system: { en: 'System', ar: 'النظام' },
} as const;
