import type { CategoryEntry } from '../types.ts';

export const solutionCategories: CategoryEntry[] = [
  {
    key: 'customer-experience',
    of: 'solutions',
    locales: {
      en: {
        slug: 'customer-experience',
        title: 'Customer experience',
        summary:
          'What your customers see and use: the site they read, the shop they buy from and the account they manage.',
      },
      ar: {
        slug: 'تجربة-العملاء',
        title: 'تجربة العملاء',
        summary: 'ما يراه عملاؤكم ويستخدمونه: الموقع الذي يقرؤونه، والمتجر الذي يشترون منه، والحساب الذي يديرونه.',
      },
    },
  },
  {
    key: 'internal-operations',
    of: 'solutions',
    locales: {
      en: {
        slug: 'internal-operations',
        title: 'Internal operations',
        summary:
          'What your own people work with: documents that move by themselves, crews with a clear day, figures that agree.',
      },
      ar: {
        slug: 'العمليات-الداخلية',
        title: 'العمليات الداخلية',
        summary: 'ما يعمل به فريقكم: مستندات تصل إلى وجهتها، ويوم واضح لمن في الميدان، وأرقام لا تتعارض.',
      },
    },
  },
];
