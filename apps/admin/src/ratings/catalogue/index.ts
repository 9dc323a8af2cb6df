import { bilingual, liveTexts } from '@nasaq/contract';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };

/** What ratings and their parts are called. */
export const ratingLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** The mail that answers a comment. */
export const ratingMails = /* @__PURE__ */ liveTexts('mails/ratings', englishMails, arabicMails);
