import type { CategoryEntry } from '../types.ts';

export const industryCategories: CategoryEntry[] = [
  {
    key: 'public-life',
    of: 'industries',
    locales: {
      en: {
        slug: 'public-life',
        title: 'Public life',
        summary:
          'Institutions that everyone depends on and nobody can avoid: government, schools and universities, hospitals and clinics.',
      },
      ar: {
        slug: 'الخدمات-العامة',
        title: 'الخدمات العامة',
        summary: 'جهات يعتمد عليها الجميع ولا يستغني عنها أحد: الحكومة، والمدارس والجامعات، والمستشفيات والعيادات.',
      },
    },
  },
  {
    key: 'trade-and-industry',
    of: 'industries',
    locales: {
      en: {
        slug: 'trade-and-industry',
        title: 'Trade and industry',
        summary:
          'Companies that make goods, move them and sell them, and whose day is measured in units, hours and kilometres.',
      },
      ar: {
        slug: 'التجارة-والصناعة',
        title: 'التجارة والصناعة',
        summary: 'شركات تصنع البضائع وتنقلها وتبيعها، ويُقاس يومها بالوحدات والساعات والكيلومترات.',
      },
    },
  },
  {
    key: 'service-sector',
    of: 'industries',
    locales: {
      en: {
        slug: 'service-sector',
        title: 'Service sector',
        summary:
          'Banks, hotels and others whose product is trust and attention, delivered by people and increasingly by screens.',
      },
      ar: {
        slug: 'قطاع-الخدمات',
        title: 'قطاع الخدمات',
        summary: 'بنوك وفنادق ومن في حكمها: بضاعتهم الثقة والعناية، يقدمها الناس وتقدمها الشاشات معهم يومًا بعد يوم.',
      },
    },
  },
];
