import type { CategoryEntry } from '../types.ts';

export const articleCategories: CategoryEntry[] = [
  {
    key: 'getting-started',
    of: 'articles',
    locales: {
      en: {
        slug: 'getting-started',
        title: 'Getting started',
        summary:
          'From the first message to launch day: how a project begins, what it costs, who does what, what to send us and where to see the work.',
      },
      ar: {
        slug: 'الخطوات-الأولى',
        title: 'الخطوات الأولى',
        summary:
          'من رسالتك الأولى إلى يوم الإطلاق: كيف يبدأ المشروع وكم يكلف، ومن يفعل ماذا، وما الذي ترسله إلينا، وأين ترى العمل.',
      },
    },
  },
  {
    key: 'content-editing',
    of: 'articles',
    locales: {
      en: {
        slug: 'content-editing',
        title: 'Editing content',
        summary: 'Writing, translating, illustrating and publishing pages in both languages without breaking either.',
      },
      ar: {
        slug: 'تحرير-المحتوى',
        title: 'تحرير المحتوى',
        summary: 'كتابة الصفحات وترجمتها وإضافة صورها ونشرها باللغتين، دون أن تفسد إحداهما بالأخرى.',
      },
    },
  },
  {
    key: 'orders-and-billing',
    of: 'articles',
    locales: {
      en: {
        slug: 'orders-and-billing',
        title: 'Orders and billing',
        summary:
          'How an order moves from request to delivery, how invoices and taxes work, and how plans are changed or ended.',
      },
      ar: {
        slug: 'الطلبات-والفواتير',
        title: 'الطلبات والفواتير',
        summary: 'كيف ينتقل الطلب من أوله إلى التسليم، وكيف تُحسب الفواتير والضرائب، وكيف تُغيَّر الباقات أو تُنهى.',
      },
    },
  },
  {
    key: 'hosting-and-security',
    of: 'articles',
    locales: {
      en: {
        slug: 'hosting-and-security',
        title: 'Hosting and security',
        summary: 'Domains, certificates, backups, access rights and what to do when something looks wrong.',
      },
      ar: {
        slug: 'الاستضافة-والأمان',
        title: 'الاستضافة والأمان',
        summary: 'النطاقات والشهادات والنسخ الاحتياطية وصلاحيات الدخول، وما يُفعل حين يبدو شيء على غير ما يرام.',
      },
    },
  },
];
