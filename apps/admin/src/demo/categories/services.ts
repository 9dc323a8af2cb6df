import type { CategoryEntry } from '../types.ts';

export const serviceCategories: CategoryEntry[] = [
  {
    key: 'build',
    of: 'services',
    locales: {
      en: {
        slug: 'build',
        title: 'Build',
        summary: 'Websites, applications and the connections between systems, written to be read and handed over.',
      },
      ar: {
        slug: 'البناء',
        title: 'البناء',
        summary: 'مواقع وتطبيقات ووصلات بين الأنظمة، مكتوبة كي تُقرأ وكي تُسلَّم إلى أصحابها.',
      },
    },
  },
  {
    key: 'shape',
    of: 'services',
    locales: {
      en: {
        slug: 'shape',
        title: 'Shape',
        summary: 'What a thing should be, how it looks and what it says, decided in both languages before it is built.',
      },
      ar: {
        slug: 'التصميم',
        title: 'التصميم',
        summary: 'ما ينبغي أن يكون عليه الشيء، وكيف يبدو، وماذا يقول: قرارات تُحسم باللغتين قبل البناء.',
      },
    },
  },
  {
    key: 'run',
    of: 'services',
    locales: {
      en: {
        slug: 'run',
        title: 'Run',
        summary:
          'Keeping systems awake, quick and understood: hosting, monitoring, search and the figures that steer a decision.',
      },
      ar: {
        slug: 'التشغيل',
        title: 'التشغيل',
        summary: 'أنظمة يقظة وسريعة ومفهومة: استضافة ومراقبة وبحث، وأرقام يُبنى عليها القرار.',
      },
    },
  },
];
