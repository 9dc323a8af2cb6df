import type { Field } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { quote } from '../entry/fields/entry-fields.ts';
import { pictureField, pictures } from '../entry/fields/pictures.ts';
import { figures, lineFields } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';

export const works = entryCollection({
  slug: 'works',
  singular: contentLabels.works.worksSingular,
  plural: contentLabels.works.worksPlural,
  group: 'stories',
  read: ['sales'],
  columns: ['client', 'year'],
  lead: [{ name: 'client', type: 'text', required: true, localized: true, label: contentLabels.works.client }],
  sidebar: [
    pictureField({ name: 'mark', label: contentLabels.works.mark, hint: contentLabels.works.markHint, aside: true }),
    {
      name: 'year',
      type: 'number',
      required: true,
      min: 2000,
      max: 2100,
      label: contentLabels.words.year,
      admin: { position: 'sidebar' },
    },
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      label: contentLabels.works.industry,
      admin: { position: 'sidebar' },
    },
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      label: contentLabels.words.services,
      admin: { position: 'sidebar' },
    },
  ],
  details: [
    chapter('challenge', contentLabels.works.challenge),
    chapter('approach', contentLabels.works.approach),
    chapter('result', contentLabels.works.result),
    figures(contentLabels.works.figures),
    pictures('gallery', contentLabels.works.gallery),
    quote(),
    {
      name: 'technologies',
      type: 'array',
      label: contentLabels.works.technologies,
      labels: contentLabels.works.technologiesNames,
      fields: lineFields(),
      admin: {
        initCollapsed: true,
        description: contentLabels.works.technologiesHint,
      },
    },
  ],
});

function chapter(name: string, label: { en: string; ar: string }): Field {
  return { name, type: 'textarea', localized: true, label };
}
