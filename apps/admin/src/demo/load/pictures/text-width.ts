/**
 * How wide a text is set in Plex Sans, to a hundredth or two: drawings place words one after another, put frames around
 * them and break lines without the engine. The advances are those of the faces, in hundredths of the size.
 */
export function textWidth(text: string, size: number, weight: 400 | 600 = 400): number {
  const letters = [...text].filter((letter) => !marks.test(letter));
  let sum = 0;
  for (let at = 0; at < letters.length; at += 1) sum += advance(letters, at);
  return (sum / 100) * size * (weight === 600 ? semibold : 1);
}

/** The words of a text in lines that are no wider than `width`. */
export function lines(text: string, width: number, size: number, weight: 400 | 600 = 400): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, weight) > width) {
      result.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...result, line];
}

const marks = /[\u064B-\u0652\u2066-\u2069]/;
const semibold = 1.035;

const plain = table({
  24: " '",
  26: 'ij١',
  27: 'l.,’،؛٫',
  28: '!:;٠٬',
  33: 'f[]·',
  34: '(){}t',
  37: 'r|',
  39: '/\\I-•ء',
  46: '"*z«»',
  48: '?“”°sv؟٢٤',
  50: 'Lcy٦',
  52: 'Jxagk٩٥٧٨',
  55: 'eFo_٪',
  57: 'ThnuESZbdpqY–§',
  60: '0123456789+−=×<>£$PV٣',
  63: 'CKAR€B',
  67: 'DU',
  70: 'G&HNOQ#',
  78: 'w—…',
  84: 'MmW@',
  93: '%',
});

/** Letters by how they are joined: to none, to the next, to both, to the one before. */
const alone = table({
  22: 'آأإا',
  27: 'رز',
  45: 'ةهؤو',
  47: 'دذ',
  57: 'مجحخ',
  61: 'عغ',
  66: 'لن',
  73: 'قئىيك',
  78: 'طظ',
  86: 'بتثف',
  113: 'سش',
  125: 'صض',
});
const initial = table({ 25: 'ئبتثنىي', 27: 'ل', 33: 'ك', 46: 'فقعغم', 63: 'جحخه', 68: 'طظ', 75: 'سش', 86: 'صض' });
const medial = table({ 31: 'ئبتثلنىي', 44: 'فقك', 48: 'هعغ', 52: 'م', 66: 'جحخ', 69: 'طظ', 83: 'سش', 86: 'صض' });
const final = table({
  27: 'آأإا',
  32: 'رز',
  46: 'ؤوةه',
  53: 'دذ',
  57: 'عغ',
  64: 'جحخم',
  69: 'ئىيل',
  71: 'قن',
  79: 'طظ',
  93: 'بتثكف',
  121: 'سش',
  125: 'صض',
});

function advance(letters: readonly string[], at: number): number {
  const letter = letters[at]!;
  const joinedBefore = reachesOn.test(letters[at - 1] ?? '') && arabic.test(letter) && letter !== 'ء';
  const joinedAfter = reachesOn.test(letter) && arabic.test(letters[at + 1] ?? '') && letters[at + 1] !== 'ء';
  // Lam and alef are one glyph, counted with the alef.
  if (letter === 'ل' && alef.test(letters[at + 1] ?? '')) return 0;
  if (alef.test(letter) && letters[at - 1] === 'ل') return reachesOn.test(letters[at - 2] ?? '') ? 56 : 52;
  const form = joinedBefore ? (joinedAfter ? medial : final) : joinedAfter ? initial : alone;
  return form.get(letter) ?? plain.get(letter) ?? 57;
}

const arabic = /[\u0621-\u064A]/;
const alef = /[آأإا]/;
/** Letters that join the next one. */
const reachesOn = /[ئبتثجحخسشصضطظعغفقكلمنهي]/;

function table(widths: Record<number, string>): Map<string, number> {
  return new Map(
    Object.entries(widths).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width)] as const),
    ),
  );
}
