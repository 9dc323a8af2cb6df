import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import corrected from '../catalogue/ar/payload.json' with { type: 'json' };
import renamed from '../catalogue/en/payload.json' with { type: 'json' };

type Texts = Record<string, Record<string, string>>;

/**
 * All of Payload's English as the house sets it: a label has one capital, an ellipsis is one sign, quotes are curly. And with
 * words of ours (`catalogue/en/payload.json`): a locale is a word of developers; editors have two languages, that of the
 * content and that of the admin.
 */
export const english: Texts = Object.fromEntries(
  Object.entries(en.translations as Texts).map(([group, texts]) => {
    const set = Object.entries(texts).map(([key, text]) => [key, asSet(text)] as const);
    return [group, { ...Object.fromEntries(set), ...(renamed as Texts)[group] }];
  }),
);

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

function asSet(text: string): string {
  // A mail of Payload's that is not sent.
  if (text.includes('<a ')) return text;
  const set = text
    .replaceAll('...', '…')
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’');
  const isSentence = /[.!?:,<] ?\S/u.test(set);
  return isSentence ? set : set.replace(/(?<=[\p{L}}] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
