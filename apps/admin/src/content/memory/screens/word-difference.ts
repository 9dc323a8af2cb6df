/** A run of words that both texts have, or that only the stored or the present one has. */
export interface DifferencePart {
  kind: 'same' | 'stored' | 'present';
  text: string;
}

/** Longer texts are not compared word by word. */
const mostWords = 400;

/** What differs between a stored source and the present one, by words with their signs, in the order of reading. */
export function wordDifference(stored: string, present: string): DifferencePart[] {
  const [before, now] = [stored, present].map((text) => text.split(/\s+/u).filter(Boolean)) as [string[], string[]];
  if (before.length > mostWords || now.length > mostWords) return [{ kind: 'stored', text: stored }];
  // How many words from here on both have in the same order.
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i]![j] =
        before[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const parts: DifferencePart[] = [];
  const add = (kind: DifferencePart['kind'], word: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else parts.push({ kind, text: word });
  };
  for (let i = 0, j = 0; i < before.length || j < now.length;) {
    if (i < before.length && before[i] === now[j]) {
      add('same', before[i]!);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add('stored', before[i]!);
      i += 1;
    } else {
      add('present', now[j]!);
      j += 1;
    }
  }
  return parts;
}
