import { entryCollection } from '../kit/entry.ts';
import { related } from '../entry/fields/references.ts';
import { lineFields, localizedRows, questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';

export const products = entryCollection({
  slug: 'products',
  singular: { en: 'Product', ar: 'منتج' },
  plural: { en: 'Products', ar: 'المنتجات' },
  group: 'offers',
  read: ['sales'],
  columns: ['kind'],
  lead: [
    {
      name: 'kind',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Kind of product', ar: 'نوع المنتج' },
      admin: { description: { en: 'One or two words.', ar: 'كلمة أو كلمتان.' } },
    },
  ],
  details: [
    titledTexts({ name: 'features', label: { en: 'Features', ar: 'المزايا' }, row: { en: 'Feature', ar: 'ميزة' } }),
    localizedRows({ name: 'plans', label: { en: 'Plans', ar: 'الباقات' }, row: { en: 'Plan', ar: 'باقة' } }, [
      { name: 'name', type: 'text', required: true, label: { en: 'Name', ar: 'الاسم' } },
      {
        type: 'row',
        fields: [
          {
            name: 'price',
            type: 'text',
            label: { en: 'Price', ar: 'السعر' },
            admin: {
              description: {
                en: 'As shown, with currency. Empty: on request.',
                ar: 'كما يظهر للقارئ مع العملة. فارغ: عند الطلب.',
              },
            },
          },
          { name: 'period', type: 'text', label: { en: 'Per', ar: 'المدة' } },
        ],
      },
      {
        name: 'features',
        type: 'array',
        label: { en: 'What is included', ar: 'ما تشمله الباقة' },
        labels: { singular: { en: 'Line', ar: 'سطر' }, plural: { en: 'What is included', ar: 'ما تشمله الباقة' } },
        fields: lineFields(),
      },
    ]),
    {
      name: 'screenshots',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { en: 'Screenshots', ar: 'لقطات الشاشة' },
    },
    questionsAndAnswers(),
    related(),
  ],
});
