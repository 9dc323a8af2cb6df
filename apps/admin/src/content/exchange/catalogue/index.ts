import { screenTexts } from '../../../platform/staff/screens/screen-texts.ts';
import arabicExchange from './ar/exchange.json' with { type: 'json' };
import englishExchange from './en/exchange.json' with { type: 'json' };

/** What is said where texts go out to translators and come back. */
export const exchangeTexts = /* @__PURE__ */ screenTexts(englishExchange, arabicExchange);
