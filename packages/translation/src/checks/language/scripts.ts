/** Letters of either writing in a text. */
export function arabicLetters(text: string): number {
  return text.match(/[\u0621-\u064a\u0671-\u06d3]/gu)?.length ?? 0;
}

export function latinLetters(text: string): number {
  return text.match(/\p{Script=Latin}/gu)?.length ?? 0;
}
