import type { SolutionEntry } from '../types.ts';
import { bilingualWebsite } from './bilingual-website.ts';
import { customerPortal } from './customer-portal.ts';
import { dataWarehouse } from './data-warehouse.ts';
import { documentWorkflow } from './document-workflow.ts';
import { fieldOperations } from './field-operations.ts';
import { onlineStore } from './online-store.ts';

export const solutions: SolutionEntry[] = [
  bilingualWebsite,
  onlineStore,
  customerPortal,
  documentWorkflow,
  fieldOperations,
  dataWarehouse,
];
