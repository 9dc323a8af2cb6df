import type { IndustryEntry } from '../types.ts';
import { banking } from './banking.ts';
import { education } from './education.ts';
import { government } from './government.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import { logistics } from './logistics.ts';
import { manufacturing } from './manufacturing.ts';
import { retail } from './retail.ts';

export const industries: IndustryEntry[] = [
  government,
  education,
  healthcare,
  retail,
  manufacturing,
  logistics,
  banking,
  hospitality,
];
