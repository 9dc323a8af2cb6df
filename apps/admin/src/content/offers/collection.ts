import type { CategorizedType } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { categoryField, related } from '../entry/fields/entry-fields.ts';
import {
  type Bilingual,
  lineFields,
  localizedRows,
  questionsAndAnswers,
  titledTexts,
} from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';
import { comparisons, day, facts, parts, problem } from './fields.ts';

interface Offer {
  slug: Exclude<CategorizedType, 'articles'>;
  singular: Bilingual;
  plural: Bilingual;
  /** What only this kind has: between summary and body, and first among the details. */
  lead?: Field[];
  details?: Field[];
}

/** Services, solutions and industries share most of their shape. */
export function offerCollection({ slug, singular, plural, lead = [], details = [] }: Offer): CollectionConfig {
  return entryCollection({
    slug,
    singular,
    plural,
    group: 'offers',
    columns: ['category'],
    sidebar: [categoryField(slug)],
    lead,
    details: [
      facts(),
      ...details,
      titledTexts({ name: 'benefits', label: contentLabels.offers.benefits, row: contentLabels.offers.benefitsRow }),
      titledTexts({ name: 'process', label: contentLabels.offers.process, row: contentLabels.words.step }),
      deliverables(),
      questionsAndAnswers(),
      related(),
    ],
  });
}

/** Array of `{ text, step }`. */
function deliverables(): Field {
  const rows = {
    name: 'deliverables',
    label: contentLabels.offers.deliverables,
    row: contentLabels.offers.deliverablesRow,
  };
  return localizedRows(rows, [
    ...lineFields(),
    {
      name: 'step',
      type: 'number',
      min: 1,
      max: 20,
      label: contentLabels.offers.deliverableStep,
      admin: { description: contentLabels.offers.deliverableStepHint },
    },
  ]);
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
  lead: [problem()],
  details: [parts(), comparisons()],
});

export const industries = offerCollection({
  slug: 'industries',
  singular: contentLabels.offers.industriesSingular,
  plural: contentLabels.offers.industriesPlural,
  details: [day()],
});
