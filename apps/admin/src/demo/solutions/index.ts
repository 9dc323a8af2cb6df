import type { OfferEntry } from '../types.ts';
import { bilingualWebsite } from './bilingual-website.ts';
import { customerPortal } from './customer-portal.ts';
import { dataWarehouse } from './data-warehouse.ts';
import { documentWorkflow } from './document-workflow.ts';
import { fieldOperations } from './field-operations.ts';
import { onlineStore } from './online-store.ts';

export const solutions: OfferEntry[] = [
  bilingualWebsite,
  onlineStore,
  customerPortal,
  documentWorkflow,
  fieldOperations,
  dataWarehouse,
];
