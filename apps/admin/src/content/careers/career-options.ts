import type { contractTypes, departments, workplaces } from '@nasaq/contract';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';

/** What editors read for each value that the contract allows. */
export const careerOptions: {
  departments: Record<(typeof departments)[number], Bilingual>;
  workplaces: Record<(typeof workplaces)[number], Bilingual>;
  contractTypes: Record<(typeof contractTypes)[number], Bilingual>;
} = {
  departments: contentLabels.careerOptions.departments,
  workplaces: contentLabels.careerOptions.workplaces,
  contractTypes: contentLabels.careerOptions.contractTypes,
};
