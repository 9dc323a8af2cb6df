/** What is asked of a contrast: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11; and the house's own rule for Arabic. */
export const criteria = [
  { name: 'body', level: 'AA', least: 4.5 },
  { name: 'body', level: 'AAA', least: 7 },
  { name: 'large', level: 'AA', least: 3 },
  { name: 'large', level: 'AAA', least: 4.5 },
  { name: 'controls', level: 'AA', least: 3 },
  { name: 'arabic', level: null, least: 7 },
] as const;

/** For which a colour that reaches them is looked for. */
export const sought = [4.5, 7] as const;
