import { fold } from '@nasaq/contract';
import { wordsOf } from './count-text.ts';

export interface Keyword {
  /** The form that occurs most often. */
  word: string;
  count: number;
  /** Share of all words, 0 to 1. */
  density: number;
}

const stopWords = new Set(
  (
    'the a an and or but of to in on at for with from by as is are was were be been it its this that these those not no ' +
    'we you he she they i our your their his her them us if so do does did has have had will would can could may which who what when where how than then ' +
    'في من على إلى عن مع أو ثم أن إن كان كانت يكون هو هي هم هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كل بعد قبل بين حتى إذا لكن أي كما عند و ف ب ل يا نحن أنت أنا له لها به بها فيه فيها منه منها عليه عليها'
  )
    .split(' ')
    .map(fold),
);

/** The most frequent words that carry meaning; spellings that differ in case, harakat or hamza count as one. */
export function keywords(text: string, limit = 8): Keyword[] {
  const words = wordsOf(text);
  const groups = Map.groupBy(words, fold);
  return [...groups]
    .filter(
      ([folded, forms]) => folded.length > 1 && forms.length > 1 && !stopWords.has(folded) && /\p{L}/u.test(folded),
    )
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, limit)
    .map(([, forms]) => ({ word: mostFrequent(forms), count: forms.length, density: forms.length / words.length }));
}

function mostFrequent(forms: string[]): string {
  const counted = [...Map.groupBy(forms, (form) => form)].sort(([, a], [, b]) => b.length - a.length);
  return counted[0]![0];
}
