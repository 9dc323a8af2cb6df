import {
  changedSentences,
  changes,
  isOffer,
  memoryOf,
  seeded,
} from '../../apps/admin/src/content/memory/testing/changed-sentences.ts';
import { demoPairs } from '../../apps/admin/src/content/memory/testing/demo-pairs.ts';

const directions = ['en', 'ar'];
/** Of words in a sentence; what is shorter is a label. */
const shortest = 3;

/** How often the translation memory offers a sentence of the demo company first after one of its words was changed. */
export async function measureMemory() {
  console.log('Asking the translation memory …');
  const pairs = demoPairs();
  const before = performance.now();
  const { memory, sentences } = memoryOf(pairs);
  const buildMilliseconds = performance.now() - before;
  const random = seeded(5);
  const lookups = [];
  const rows = directions.flatMap((from) =>
    changes.map((kind) => {
      const counts = { sentences: [0, 0], labels: [0, 0] };
      for (const { changed, sentence, words } of changedSentences(sentences[from], kind, random)) {
        const asked = performance.now();
        const [first] = memory.find(changed, from, 3);
        lookups.push(performance.now() - asked);
        const count = words < shortest ? counts.labels : counts.sentences;
        count[0] += 1;
        count[1] += Number(isOffer(first, sentence));
      }
      return { from, kind, ...counts };
    }),
  );
  lookups.sort((a, b) => a - b);
  const at = (share) => lookups[Math.floor(lookups.length * share)];
  return { fields: pairs.length, pairs: memory.size, buildMilliseconds, rows, p50: at(0.5), p99: at(0.99) };
}
