import { ar } from '@payloadcms/translations/languages/ar';
import corrected from '../catalogue/ar/payload.json' with { type: 'json' };
import renamed from '../catalogue/en/payload.json' with { type: 'json' };

type Texts = Record<string, Record<string, string>>;

/** A locale is a word of developers; editors have two languages, that of the content and that of the admin. */
export const english = renamed;

/**
 * All of Payload's Arabic in one hand: without the signs that a few of its words carry («لوحة التّحكّم»), but for the tanween
 * of «حرفًا», as we write it; and with our corrections (`catalogue/ar/payload.json`): where Payload 3.90's own Arabic is a mistranslation («crop» as a harvest,
 * «locale» as a website, a prompt left in place of «Restoring…»), stays English, loses a placeholder, or gives a feminine
 * name a masculine adjective. `wording.test.ts` finds the mechanical ones after an update.
 */
export const arabic: Texts = Object.fromEntries(
  Object.entries(ar.translations as Texts).map(([group, texts]) => {
    const unsigned = Object.entries(texts).map(([key, text]) => [key, text.replace(/[\u064c-\u0652]/g, '')] as const);
    return [group, { ...Object.fromEntries(unsigned), ...(corrected as Texts)[group] }];
  }),
);
