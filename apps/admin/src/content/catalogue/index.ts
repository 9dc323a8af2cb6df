import { bilingual, liveTexts } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicChecks from './ar/checks.json' with { type: 'json' };
import englishChecks from './en/checks.json' with { type: 'json' };
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicSaving from './ar/saving.json' with { type: 'json' };
import englishSaving from './en/saving.json' with { type: 'json' };
import arabicPublication from './ar/publication.json' with { type: 'json' };
import englishPublication from './en/publication.json' with { type: 'json' };
import arabicDesk from './ar/desk.json' with { type: 'json' };
import englishDesk from './en/desk.json' with { type: 'json' };
import arabicStates from './ar/states.json' with { type: 'json' };
import englishStates from './en/states.json' with { type: 'json' };
import arabicRemoval from './ar/removal.json' with { type: 'json' };
import englishRemoval from './en/removal.json' with { type: 'json' };
import arabicReview from './ar/review.json' with { type: 'json' };
import englishReview from './en/review.json' with { type: 'json' };
import arabicMails from './ar/mails.json' with { type: 'json' };
import englishMails from './en/mails.json' with { type: 'json' };

/** What the types of content and their fields are called, and what is said at them. */
export const contentLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the form says about the saves of others, and about what of an entry is on the site. */
export const savingTexts = /* @__PURE__ */ screenTexts(englishSaving, arabicSaving);

/** What the panel of publication says. */
export const publicationTexts = /* @__PURE__ */ screenTexts(englishPublication, arabicPublication);

/** What the screens say about where something is used. */
export const removalTexts = /* @__PURE__ */ screenTexts(englishRemoval, arabicRemoval);

/** One word for how a text stands in a language, wherever that is told. */
export const translationStates = /* @__PURE__ */ bilingual(englishStates, arabicStates);

/** What the desk of both languages says. */
export const deskTexts = /* @__PURE__ */ screenTexts(englishDesk, arabicDesk);

/** What the screens of the publish check say. */
export const checkScreenTexts = /* @__PURE__ */ screenTexts(englishChecks, arabicChecks);

/** What reviews, comments and histories say. */
export const reviewTexts = /* @__PURE__ */ screenTexts(englishReview, arabicReview);

/** The mails of reviews and comments, to members of staff. */
export const reviewMails = /* @__PURE__ */ liveTexts('mails/content', englishMails, arabicMails);
