/** The keys of the Arabic (101) and the US layout, position by position; `لا` is one key. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";
const arabic = [
  'ض',
  'ص',
  'ث',
  'ق',
  'ف',
  'غ',
  'ع',
  'ه',
  'خ',
  'ح',
  'ج',
  'د',
  'ش',
  'س',
  'ي',
  'ب',
  'ل',
  'ا',
  'ت',
  'ن',
  'م',
  'ك',
  'ط',
  'ئ',
  'ء',
  'ؤ',
  'ر',
  'لا',
  'ى',
  'ة',
  'و',
  'ز',
  'ظ',
  'ذ',
];

const toLatin = new Map(arabic.map((letter, key) => [letter, latin[key]!]));
const toArabic = new Map([...latin].map((letter, key) => [letter, arabic[key]!]));
for (const [shifted, letter] of [
  ['h', 'أ'],
  ['y', 'إ'],
  ['n', 'آ'],
] as const)
  toLatin.set(letter, shifted);

/** With shift, لا and its hamzas are one key too; a reader who has caps lock on means the plain letters. */
const shiftedToArabic = new Map([
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]);

/**
 * What would stand there had the keyboard been switched: `صثلا` → `web`, `jwldl` → `تصميم`. More than one where `لا`
 * may have been its own key or two: `لاعهمي` → `build`, `مهلاف` → `light`.
 */
export function otherLayout(typed: string): string[] {
  if (!/\p{Script=Arabic}/u.test(typed))
    return [
      ...new Set([
        [...typed]
          .map((letter) => shiftedToArabic.get(letter) ?? toArabic.get(letter.toLowerCase()) ?? letter)
          .join(''),
        [...typed.toLowerCase()].map((letter) => toArabic.get(letter) ?? letter).join(''),
      ]),
    ];
  const oneKey = typed.replaceAll(/لا|[\s\S]/gu, (letter) => toLatin.get(letter) ?? letter);
  const twoKeys = typed.replaceAll(/[\s\S]/gu, (letter) => toLatin.get(letter) ?? letter);
  return [...new Set([oneKey, twoKeys])];
}
