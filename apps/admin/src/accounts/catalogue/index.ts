import { bilingual, liveTexts } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicAccount from './ar/account.json' with { type: 'json' };
import englishAccount from './en/account.json' with { type: 'json' };

/** What accounts, their sessions and their blocks are called, and why a call of theirs is refused. */
export const accountLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What an account's page says. */
export const accountTexts = /* @__PURE__ */ screenTexts(
  { ...englishAccount, endings: englishLabels.accountSessions.ending, banSteps: englishLabels.accountBans.step },
  { ...arabicAccount, endings: arabicLabels.accountSessions.ending, banSteps: arabicLabels.accountBans.step },
);

/** The mails to the owners of accounts and to members of staff about their passwords. */
export const accountMails = /* @__PURE__ */ liveTexts('mails/accounts', englishMails, arabicMails);
