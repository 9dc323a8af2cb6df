/** The characters that nobody sees, by the name that their message carries (`text_cleaner.sign.<name>`). */
const signs = {
  lrm: '\u200E',
  rlm: '\u200F',
  alm: '\u061C',
  embedding: '\u202A\u202B\u202C\u202D\u202E',
  isolate: '\u2066\u2067\u2068\u2069',
  bom: '\uFEFF',
  zwsp: '\u200B',
  zwnj: '\u200C',
  zwj: '\u200D',
  joiner: '\u2060\u2061\u2062\u2063\u2064\u180E',
  shy: '\u00AD',
} as const;

export type SignName = keyof typeof signs;

const nameOf = new Map(
  (Object.keys(signs) as SignName[]).flatMap((name) => [...signs[name]].map((sign) => [sign, name] as const)),
);

/** Characters that set the direction of what stands beside them. */
export const directionMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** Characters without width, and hyphens that show only at the end of a line. */
export const zeroWidth = /[\uFEFF\u200B-\u200D\u2060-\u2064\u180E\u00AD]/g;
const invisible = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\u200B-\u200D\u2060-\u2064\u180E\u00AD]/g;

/** A joiner inside a pictogram that is made of several holds it together. */
export function joinsPictograms(text: string, index: number): boolean {
  return (
    text[index] === '\u200D' &&
    /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(text.slice(Math.max(0, index - 3), index))
  );
}

/** The invisible characters of a text in their order: `U+200F`. */
export function invisibleCodes(text: string): string[] {
  return [...text.matchAll(invisible)]
    .filter(({ index }) => !joinsPictograms(text, index))
    .map(([sign]) => codeOf(sign));
}

/** How often each kind of them stands in a text. */
export function countSigns(text: string): Map<SignName, number> {
  const counts = new Map<SignName, number>();
  for (const { 0: sign, index } of text.matchAll(invisible)) {
    if (joinsPictograms(text, index)) continue;
    const name = nameOf.get(sign)!;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

export function withoutInvisible(text: string): string {
  return text.replace(invisible, (sign, index: number) => (joinsPictograms(text, index) ? sign : ''));
}

/** The codes of one kind, of which several have neighbouring ones: `U+202A–202E`. */
export function signCodes(name: SignName): string {
  const [first, ...others] = [...signs[name]].map(codeOf);
  return others.length === 0 ? first! : `${first}…`;
}

function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
