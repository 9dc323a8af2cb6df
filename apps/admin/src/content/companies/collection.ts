import { entryCollection } from '../kit/entry.ts';
import { figures, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';

export const companies = entryCollection({
  slug: 'companies',
  singular: contentLabels.companies.companiesSingular,
  plural: contentLabels.companies.companiesPlural,
  group: 'company',
  details: [
    figures(),
    titledTexts({
      name: 'sections',
      label: contentLabels.companies.sections,
      row: contentLabels.companies.sectionsRow,
    }),
  ],
});
