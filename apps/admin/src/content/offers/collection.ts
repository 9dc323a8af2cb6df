import type { CategorizedType } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { categoryField, related } from '../entry/fields/entry-fields.ts';
import { type Bilingual, lines, questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';

interface Offer {
  slug: Exclude<CategorizedType, 'articles'>;
  singular: Bilingual;
  plural: Bilingual;
}

/** Services, solutions and industries have the same shape. */
export function offerCollection({ slug, singular, plural }: Offer): CollectionConfig {
  return entryCollection({
    slug,
    singular,
    plural,
    group: 'offers',
    columns: ['category'],
    sidebar: [categoryField(slug)],
    details: [
      titledTexts({ name: 'benefits', label: contentLabels.offers.benefits, row: contentLabels.offers.benefitsRow }),
      titledTexts({ name: 'process', label: contentLabels.offers.process, row: contentLabels.words.step }),
      lines({
        name: 'deliverables',
        label: contentLabels.offers.deliverables,
        row: contentLabels.offers.deliverablesRow,
      }),
      questionsAndAnswers(),
      related(),
    ],
  });
}

export const services = offerCollection({
  slug: 'services',
  singular: contentLabels.offers.servicesSingular,
  plural: contentLabels.words.services,
});

export const solutions = offerCollection({
  slug: 'solutions',
  singular: contentLabels.offers.solutionsSingular,
  plural: contentLabels.offers.solutionsPlural,
});

export const industries = offerCollection({
  slug: 'industries',
  singular: contentLabels.offers.industriesSingular,
  plural: contentLabels.offers.industriesPlural,
});
