import { endsBefore, handAt, isInAddress, type Hand } from './surroundings.ts';

const arabicOf: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };
const latinOf: Record<string, string> = { '،': ',', '؛': ';', '؟': '?' };

/** Each mark by the word before it: Arabic words get Arabic ones, others Latin ones. Numbers and addresses keep theirs. */
export function matchPunctuation(mark: string, index: number, text: string): string {
  const hand = handAt(text, index);
  if (hand === 'latin') return latinOf[mark] ?? mark;
  if (hand === null || arabicOf[mark] === undefined) return mark;
  const between = /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '');
  if (between || (!endsBefore(text, index + 1) && isInAddress(text, index))) return mark;
  return arabicOf[mark];
}

export function latinPunctuation(mark: string): string {
  return latinOf[mark] ?? mark;
}

/** «» around Arabic, “” around Latin; which of the two it is tells what stands before and behind it. */
export function pairQuotes(mark: string, index: number, text: string): string {
  const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
  // Of a measure: 24″.
  if (mark !== '«' && mark !== '»' && /\d/.test(before) && /[\s.,،)]/.test(after)) return mark;
  if (opens(text, index)) return insideHand(text, index) === 'arabic' ? '«' : '“';
  const partner = openerBefore(text, index);
  const hand = partner === null ? handAt(text, index) : insideHand(text, partner);
  return hand === 'arabic' ? '»' : '”';
}

function opens(text: string, index: number): boolean {
  return /[\s([{«“]/.test(text[index - 1] ?? ' ') && /\S/.test(text[index + 1] ?? ' ');
}

/** The script in which what is quoted begins. */
function insideHand(text: string, index: number): Hand | null {
  return handAt(text.slice(index + 1, index + 60), -1);
}

/** The mark that the one at a place closes, near it and in its line. */
function openerBefore(text: string, index: number): number | null {
  for (let at = index - 1; at >= Math.max(0, index - 1_000) && text[at] !== '\n'; at -= 1)
    if (/["“”„‟«»″]/.test(text[at]!)) return opens(text, at) ? at : null;
  return null;
}
