/** The GSM 03.38 basic alphabet; a text of only these letters fits 160 to a message. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension table; each takes two places. */
const extended = new Set('\f^{}\\[~]|€');

const limits = { gsm: { single: 160, part: 153 }, unicode: { single: 70, part: 67 } };

/** How a text is sent by SMS: alphabet, messages, and places left in the last one. An empty text takes none. */
export function smsParts(text: string): { encoding: 'gsm' | 'unicode'; parts: number; left: number } {
  const letters = [...text];
  const encoding = letters.every((letter) => basic.has(letter) || extended.has(letter)) ? 'gsm' : 'unicode';
  // Unicode messages count UTF-16 units; an emoji takes two.
  const places =
    encoding === 'unicode' ? text.length : letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0);
  const { single, part } = limits[encoding];
  if (places === 0) return { encoding, parts: 0, left: single };
  if (places <= single) return { encoding, parts: 1, left: single - places };
  const parts = Math.ceil(places / part);
  return { encoding, parts, left: parts * part - places };
}
