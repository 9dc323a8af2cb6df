import { fieldLabels } from '@nasaq/contract';
import { entryCollection } from '../kit/entry.ts';
import { related } from '../entry/fields/entry-fields.ts';
import { pictures } from '../entry/fields/pictures.ts';
import { lineFields, localizedRows, questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';

export const products = entryCollection({
  slug: 'products',
  singular: contentLabels.products.productsSingular,
  plural: contentLabels.products.productsPlural,
  group: 'offers',
  read: ['sales'],
  columns: ['kind'],
  lead: [
    {
      name: 'kind',
      type: 'text',
      required: true,
      localized: true,
      label: contentLabels.products.kind,
      admin: { description: contentLabels.products.kindHint },
    },
  ],
  details: [
    titledTexts({ name: 'features', label: contentLabels.products.features, row: contentLabels.products.featuresRow }),
    localizedRows({ name: 'plans', label: contentLabels.products.plans, row: contentLabels.products.plansRow }, [
      { name: 'name', type: 'text', required: true, label: fieldLabels.name },
      {
        type: 'row',
        fields: [
          {
            name: 'price',
            type: 'text',
            label: contentLabels.products.price,
            admin: {
              description: contentLabels.products.priceHint,
            },
          },
          { name: 'period', type: 'text', label: contentLabels.products.period },
        ],
      },
      {
        name: 'features',
        type: 'array',
        label: contentLabels.products.included,
        labels: contentLabels.products.featuresNames,
        fields: lineFields(),
        admin: { description: contentLabels.products.includedHint },
      },
    ]),
    pictures('screenshots', fieldLabels.screenshots),
    questionsAndAnswers(),
    related(),
  ],
});
