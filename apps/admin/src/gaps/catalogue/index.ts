import { bilingual, liveTexts } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicBoard from './ar/gaps.json' with { type: 'json' };
import arabicLabels from './ar/labels.json' with { type: 'json' };
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishBoard from './en/gaps.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };

/** What the boards of gaps and of translations say. */
export const gapTexts = /* @__PURE__ */ screenTexts(englishBoard, arabicBoard);

/** What is stored of gaps is called. */
export const gapLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** The mail to whom a gap is given. */
export const gapMails = /* @__PURE__ */ liveTexts('mails/gaps', englishMails, arabicMails);
