import { bilingual, liveTexts } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicStaff from './ar/staff.json' with { type: 'json' };
import englishStaff from './en/staff.json' with { type: 'json' };

/** What members of staff and their fields are called, and why a change is refused. */
export const userLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the form of a member of staff says besides its fields. */
export const staffTexts = /* @__PURE__ */ screenTexts(englishStaff, arabicStaff);

/** The mail to a new member of staff. */
export const userMails = /* @__PURE__ */ liveTexts('mails/users', englishMails, arabicMails);
