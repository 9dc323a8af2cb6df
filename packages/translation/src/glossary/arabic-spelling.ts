/**
 * A word as it is compared: NFC, without vowel signs, tatweel and marks of direction. A hamza that stands behind its ya
 * is that ya's.
 */
export function bareLetters(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\u061C\u2066-\u2069\u202A-\u202E]/gu, '')
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
    .replace(/يء$/u, 'ئ');
}

/** What is equal for all spellings that may be alike: the key under which a form is looked up. */
export function spellingKey(letters: string): string {
  return letters
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll(/[ىئؤو]/gu, 'ي')
    .replaceAll('ة', 'ه');
}

/** Letters that are written for another one: hamzas that were left out, «ه» for «ة», «ي» for «ى». */
const written: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'اأ', ئ: 'يؤ', ؤ: 'ئو' };
const writtenAtEnd: Record<string, string> = { ى: 'ي', ي: 'ى', ة: 'ه' };

/**
 * Whether a word of a text is this form. What was left out is forgiven; a letter that says something else is not:
 * «عقدة» is no «عقده», «إعلام» no «أعلام».
 */
export function isSpelledAs(form: string, letters: string): boolean {
  if (form.length !== letters.length) return false;
  for (let at = 0; at < form.length; at += 1) {
    const [wanted, found] = [form[at]!, letters[at]!];
    if (wanted === found || written[wanted]?.includes(found)) continue;
    // «إستخدام»: one hamza too many.
    if (at === 0 && wanted === 'ا' && 'أإ'.includes(found)) continue;
    if (at === form.length - 1 && writtenAtEnd[wanted]?.includes(found)) continue;
    return false;
  }
  return true;
}

/** A word without what is written onto its beginning. */
export interface Reading {
  rest: string;
  article: boolean;
  /** A preposition stands before it, or «ل» before a verb. */
  preposition: boolean;
  /** «س», as only verbs have it. */
  future: boolean;
  /** The letters that were taken for all of these. */
  taken: string;
}

/** Each way in which a word can be read: «للغة» is «لغة» with the article, or without. */
export function readingsOf(letters: string): Reading[] {
  return beginnings.flatMap(({ future, preposition, taken }) => {
    if (!letters.startsWith(taken) || letters.length - taken.length < shortest) return [];
    const rest = letters.slice(taken.length);
    const plain: Reading = { rest, taken, article: false, preposition: preposition !== '', future };
    // «ل» swallows the alif of the article: «للموقع».
    const article = preposition === 'ل' ? 'ل' : 'ال';
    if (future || !rest.startsWith(article) || rest.length - article.length < shortest) return [plain];
    const definite = { ...plain, article: true, taken: taken + article };
    const after = rest.slice(article.length);
    // «للغة» is «اللغة», too: one of its three is not written.
    return [plain, { ...definite, rest: after }, ...(preposition === 'ل' ? [{ ...definite, rest }] : [])];
  });
}

const shortest = 2;
const beginnings = ['', 'و', 'ف'].flatMap((conjunction) => [
  ...['', 'ب', 'ك', 'ل'].map((preposition) => ({ taken: conjunction + preposition, preposition, future: false })),
  { taken: `${conjunction}س`, preposition: '', future: true },
]);
