import { bilingual, liveTexts, perLanguage } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicInbox from './ar/inbox.json' with { type: 'json' };
import englishInbox from './en/inbox.json' with { type: 'json' };
import arabicForms from './ar/forms.json' with { type: 'json' };
import englishForms from './en/forms.json' with { type: 'json' };
import arabicBuilder from './ar/builder.json' with { type: 'json' };
import englishBuilder from './en/builder.json' with { type: 'json' };
import arabicBulk from './ar/bulk.json' with { type: 'json' };
import englishBulk from './en/bulk.json' with { type: 'json' };

/** What submissions and their parts are called. */
export const submissionLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What is said where forms are arranged, and where they are refused. */
export const formTexts = /* @__PURE__ */ bilingual(englishForms, arabicForms);

/** What is said where a form is built. */
export const builderTexts = /* @__PURE__ */ perLanguage(englishBuilder, arabicBuilder);

/** What the inboxes say. */
export const inboxTexts = /* @__PURE__ */ screenTexts(englishInbox, arabicInbox);

/** What is said where the same is done with several submissions. */
export const bulkTexts = /* @__PURE__ */ screenTexts(englishBulk, arabicBulk);
export type BulkTexts = (typeof bulkTexts)['en'];

/** The mails about submissions, to their senders and to staff. */
export const submissionMails = /* @__PURE__ */ liveTexts('mails/submissions', englishMails, arabicMails);
