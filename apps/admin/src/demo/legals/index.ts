import type { LegalEntry } from '../types.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { cookies } from './cookies.ts';
import { accessibility } from './accessibility.ts';
import { dataProcessing } from './data-processing.ts';

export const legals: LegalEntry[] = [privacy, terms, cookies, accessibility, dataProcessing];
