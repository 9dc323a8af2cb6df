import { editDistance } from './edit-distance.ts';

interface OfOneLength<T> {
  /** Which letters a word has, one bit for each: words that differ in many letters are passed over without a look. */
  letters: number[];
  words: string[];
  values: T[];
}

/** Words found again in spite of typing mistakes. */
export class NearWords<T> {
  private readonly byLength: (OfOneLength<T> | undefined)[] = [];

  add(word: string, value: T): void {
    const same = (this.byLength[word.length] ??= { letters: [], words: [], values: [] });
    same.letters.push(lettersOf(word));
    same.words.push(word);
    same.values.push(value);
  }

  /** What is one mistake away; where nothing is, what is two away and begins alike. Short words and numbers must be right. */
  near(word: string): { value: T; distance: number }[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    const one = this.within(word, 1);
    return one.length > 0 || word.length < 6 ? one : this.within(word, 2);
  }

  private within(word: string, limit: number): { value: T; distance: number }[] {
    const letters = lettersOf(word);
    const found: { value: T; distance: number }[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      const same = this.byLength[length];
      if (!same) continue;
      for (let position = 0; position < same.words.length; position += 1) {
        if (bitsIn(same.letters[position]! ^ letters) > 2 * limit) continue;
        const candidate = same.words[position]!;
        if (limit > 1 && !beginsAlike(word, candidate)) continue;
        const distance = editDistance(word, candidate, limit);
        if (distance <= limit) found.push({ value: same.values[position]!, distance });
      }
    }
    return found;
  }
}

function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** 31 bits, so that V8 keeps it as a small integer. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let position = 0; position < word.length; position += 1) bits |= 1 << (word.charCodeAt(position) % 31);
  return bits;
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
