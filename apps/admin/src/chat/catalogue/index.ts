import { bilingual, liveTexts } from '@nasaq/contract';
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicDesk from './ar/desk.json' with { type: 'json' };
import englishDesk from './en/desk.json' with { type: 'json' };

/** What chats, their parts and their states are called. */
export const chatLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the live chat says to staff. */
export const deskTexts = /* @__PURE__ */ screenTexts(
  { ...englishDesk, states: englishLabels.chats.state },
  { ...arabicDesk, states: arabicLabels.chats.state },
);
export type DeskTexts = (typeof deskTexts)['en'];

/** The mails about chats, to visitors and to staff. */
export const chatMails = /* @__PURE__ */ liveTexts('mails/chat', englishMails, arabicMails);
