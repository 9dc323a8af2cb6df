import { bilingual, liveTexts } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicMail from './ar/mail.json' with { type: 'json' };
import englishMail from './en/mail.json' with { type: 'json' };

/** What mails and their states are called. */
export const mailLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What staff read about mails. */
export const mailTexts = /* @__PURE__ */ screenTexts(
  { ...englishMail, states: englishLabels.mails.state },
  { ...arabicMail, states: arabicLabels.mails.state },
);

/** What every mail says. */
export const letterTexts = /* @__PURE__ */ liveTexts('mails/letter', englishMails, arabicMails);
