import { perLanguage } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLegal from './ar/legal.json' with { type: 'json' };
import arabicStart from './ar/start.json' with { type: 'json' };
import englishLegal from './en/legal.json' with { type: 'json' };
import englishStart from './en/start.json' with { type: 'json' };

/** What the assistant of a new company and the list before its launch say. */
export const startTexts = /* @__PURE__ */ screenTexts(englishStart, arabicStart);

/** The headings of legal texts, and what has to be answered below them. */
export const legalTexts = /* @__PURE__ */ perLanguage(englishLegal, arabicLegal);
