import type { LegalEntry } from '../types.ts';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import { dataProcessing } from './data-processing.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const legals: LegalEntry[] = [privacy, terms, cookies, accessibility, dataProcessing];
