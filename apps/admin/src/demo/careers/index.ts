import type { CareerEntry } from '../types.ts';
import { arabicContentDesigner } from './arabic-content-designer.ts';
import { backendEngineer } from './backend-engineer.ts';
import { designIntern } from './design-intern.ts';
import { productDesigner } from './product-designer.ts';
import { projectManager } from './project-manager.ts';
import { salesConsultant } from './sales-consultant.ts';
import { seniorFrontendEngineer } from './senior-frontend-engineer.ts';
import { siteReliabilityEngineer } from './site-reliability-engineer.ts';

export const careers: CareerEntry[] = [
  projectManager,
  productDesigner,
  designIntern,
  seniorFrontendEngineer,
  siteReliabilityEngineer,
  backendEngineer,
  arabicContentDesigner,
  salesConsultant,
];
