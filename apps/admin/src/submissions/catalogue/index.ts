import { bilingual, perLanguage } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicInbox from './ar/inbox.json' with { type: 'json' };
import englishInbox from './en/inbox.json' with { type: 'json' };
import arabicBulk from './ar/bulk.json' with { type: 'json' };
import englishBulk from './en/bulk.json' with { type: 'json' };

/** What submissions and their parts are called. */
export const submissionLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the inboxes say. */
export const inboxTexts = /* @__PURE__ */ screenTexts(englishInbox, arabicInbox);

/** What is said where the same is done with several submissions. */
export const bulkTexts = /* @__PURE__ */ screenTexts(englishBulk, arabicBulk);
export type BulkTexts = (typeof bulkTexts)['en'];

/** The mails about submissions, to their senders and to staff. */
export const submissionMails = /* @__PURE__ */ perLanguage(englishMails, arabicMails);
