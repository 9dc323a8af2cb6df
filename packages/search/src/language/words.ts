/** A word and where it stands in its text, in UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** What a UTF-16 unit can be to a word; 0 where nobody has asked yet. */
const unit = { outside: 1, begins: 2, continues: 3, apostrophe: 4, surrogate: 5 } as const;
const units = new Uint8Array(0x1_00_00);

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let start = wordStart(text, 0); start !== -1;) {
    const end = wordEnd(text, start);
    words.push({ text: text.slice(start, end), start, end });
    start = wordStart(text, end);
  }
  return words;
}

/** The words alone, which is all that an index needs. */
export function spellingsOf(text: string): string[] {
  const spellings: string[] = [];
  for (let start = wordStart(text, 0); start !== -1;) {
    const end = wordEnd(text, start);
    spellings.push(text.slice(start, end));
    start = wordStart(text, end);
  }
  return spellings;
}

/** Where the next word begins: with a letter or a digit; -1 where there is none. Unit by unit: a regular expression takes ten times as long. */
export function wordStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === unit.begins) return at;
    if (kind !== unit.surrogate) continue;
    const character = characterAt(text, at);
    if (/[\p{L}\p{N}]/u.test(character)) return at;
    at += character.length - 1;
  }
  return -1;
}

/** Letters with their marks, digits, and the apostrophes inside; tatweel and direction marks belong to the word they stand in. */
export function wordEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === unit.outside) return at;
    if (kind === unit.apostrophe && !/^\p{L}/u.test(characterAt(text, at + 1))) return at;
    if (kind !== unit.surrogate) continue;
    const character = characterAt(text, at);
    if (!/[\p{L}\p{M}\p{N}]/u.test(character)) return at;
    at += character.length - 1;
  }
  return text.length;
}

export function isArabic(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

function kindOf(code: number): number {
  return units[code] || (units[code] = classify(code));
}

function classify(code: number): number {
  const character = String.fromCharCode(code);
  if (/[\p{L}\p{N}]/u.test(character)) return unit.begins;
  if (/[\p{M}\u200C-\u200F]/u.test(character)) return unit.continues;
  if (/['’]/.test(character)) return unit.apostrophe;
  return code >= 0xd8_00 && code <= 0xdf_ff ? unit.surrogate : unit.outside;
}

function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}
