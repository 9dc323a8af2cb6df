/** Signs and names of currencies, as they are written beside an amount. */
export const currencies: readonly (readonly [code: string, pattern: string])[] = [
  ['EGP', 'EGP|L\\.?E\\.?|E£|Egyptian pounds?|pounds?|ج\\.? ?م\\.?|جنيه(?:ات|ًا|ا)?(?: مصري)?'],
  ['USD', 'USD|US\\$|\\$|dollars?|دولار(?:ات|ًا|ا)?'],
  ['EUR', 'EUR|€|euros?|يورو'],
  ['GBP', 'GBP|£|sterling|إسترليني'],
  ['SAR', 'SAR|riyals?|ر\\.? ?س\\.?|ريال(?:ات|ًا|ا)?'],
  ['AED', 'AED|dirhams?|د\\.? ?إ\\.?|درهم(?:ًا|ا)?|دراهم'],
  ['KWD', 'KWD|dinars?|د\\.? ?ك\\.?|دينار(?:ًا|ا)?|دنانير'],
];
