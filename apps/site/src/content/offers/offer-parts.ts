import type { Service } from '@nasaq/contract';

const parts = ['benefits', 'process', 'deliverables', 'faq'] as const;

/** The parts below the text that an entry fills; their names are ids, fields and message keys alike. */
export function offerParts(offer: Pick<Service, (typeof parts)[number]>): (typeof parts)[number][] {
  return parts.filter((part) => offer[part].length > 0);
}
