import { fold } from '@nasaq/contract';

/** Words that say how something is asked and not what: they count only where nothing else is asked for. */
const words = `
a an the and or but nor of to in on at by for from with without into onto about as than then so if is are was were be
been being am do does did doing done have has had having can could may might must shall should will would i me my mine
we us our ours you your yours he she it its they them their this that these those there here who whom whose what which
when where why how not no yes any some all each very just also too only please get got want need
happen happens happening happened whats wheres hows whos im ive ill id dont doesnt didnt cant couldnt wont isnt arent
thats theres its youre lets hi hello hey thanks else someone somebody something anyone anybody anything
في من إلى الى على عن مع بين حتى منذ خلال دون بدون بلا عند لدى نحو هذا هذه ذلك تلك هؤلاء الذي التي الذين ما ماذا متى أين
كيف كم لماذا لم لن لا ليس هل أن إن أو أم ثم قد لقد كل بعض أي هو هي هم هن نحن أنا أنت أنتم كان كانت يكون تكون إذا لو كما
لكن بل إلا غير له لها لهم لنا لي به بها فيه فيها منه منها عليه عليها عنه عنها و ف ب ل ك
يصير يحدث تحدث حدث صار يمكن يمكنني يمكنكم عندكم عندي عندك لديكم لدي يوجد هناك توجد أستطيع أقدر اقدر نقدر بعدين أحد
مش مو موش عشان علشان لأن كده هيك لسه برضه كمان أيضا جدا يعني إيه ايه شلون شنو كيفية أيمتى ايمتى انتو انتوا احنا معكم معاكم بتاع بتاعي
محتاج محتاجة عايزة عاوزة نفسي بقدر تقدر تقدروا عندهم تكون نكون أكون سوف الآن
ازاي إزاي ايش إيش وش شو ليش ليه فين وين مين امتى إمتى بدي عايز عاوز ابغى أبغى ابي أبي أريد اريد ممكن لازم اللي ده دي
`;

const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));

/** @param folded a folded word of either language */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
