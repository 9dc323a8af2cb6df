import { fold } from '@nasaq/contract';

/** Words that say how something is asked and not what: they count only where nothing else is asked for. */
const words = `
a an the and or but nor of to in on at by for from with without into onto about as than then so if is are was were be
been being am do does did doing done have has had having can could may might must shall should will would i me my mine
we us our ours you your yours he she it its they them their this that these those there here who whom whose what which
when where why how not no yes any some all each very just also too only please get got want need
في من إلى الى على عن مع بين حتى منذ خلال دون بدون بلا عند لدى نحو هذا هذه ذلك تلك هؤلاء الذي التي الذين ما ماذا متى أين
كيف كم لماذا لم لن لا ليس هل أن إن أو أم ثم قد لقد كل بعض أي هو هي هم هن نحن أنا أنت أنتم كان كانت يكون تكون إذا لو كما
لكن بل إلا غير له لها لهم لنا لي به بها فيه فيها منه منها عليه عليها عنه عنها و ف ب ل ك
ازاي إزاي ايش إيش وش شو ليش ليه فين وين مين امتى إمتى بدي عايز عاوز ابغى أبغى ابي أبي أريد اريد ممكن لازم اللي ده دي
`;

const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));

/** @param folded a folded word of either language */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
