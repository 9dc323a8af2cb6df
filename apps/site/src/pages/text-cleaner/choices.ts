/** What the reader may choose, and what stands chosen at first. */
export interface Choices {
  harakat: (typeof harakatChoices)[number];
  digits: (typeof digitChoices)[number];
  punctuation: (typeof punctuationChoices)[number];
  quotes: (typeof quoteChoices)[number];
  /** Letters of presentation forms, as PDF files hold them, become plain letters. */
  forms: boolean;
  direction: boolean;
  zeroWidth: boolean;
  tatweel: boolean;
  /** Persian yeh and kaf become Arabic ones. */
  persian: boolean;
  spaces: boolean;
  /** The lines of a paragraph that was copied from a PDF become one. */
  lines: boolean;
}

export const harakatChoices = ['keep', 'keep_shadda_tanween', 'keep_shadda', 'remove'] as const;
export const digitChoices = ['keep', 'western', 'arabic'] as const;
export const punctuationChoices = ['keep', 'matching', 'latin'] as const;
export const quoteChoices = ['keep', 'paired', 'straight'] as const;
export const switches = ['forms', 'direction', 'zeroWidth', 'tatweel', 'spaces', 'persian', 'lines'] as const;

/** What hardly anybody wants to keep goes at first; what may be meant stays. */
export const firstChoices: Choices = {
  harakat: 'keep',
  digits: 'keep',
  punctuation: 'matching',
  quotes: 'keep',
  forms: true,
  direction: true,
  zeroWidth: true,
  tatweel: true,
  persian: false,
  spaces: true,
  lines: false,
};
