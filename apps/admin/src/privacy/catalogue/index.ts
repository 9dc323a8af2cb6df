import { liveTexts } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };

/** The mail to those who work on orders that their owner has deleted. */
export const privacyMails = /* @__PURE__ */ liveTexts('mails/privacy', englishMails, arabicMails);
