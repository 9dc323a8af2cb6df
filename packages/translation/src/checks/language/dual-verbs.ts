/**
 * Verbs of two, as «قالا» and «أن يعرفا», and two of a noun before what they belong to, as «مهندسا الشركة»: they end in
 * an alif that has no tanween. Where a word may be a noun as well, what stands beside it decides, and where that says
 * nothing, the more usual reading.
 */

/** Nouns and adjectives that begin as a verb of the third person does. */
const likeThird = new Set(
  (
    'يوما يوميا يدويا يسيرا يتيما يسارا يساريا يابسا يقظا يافعا يائسا يسرا يأسا يختا ينبوعا يقينيا يابانيا يونانيا يمنيا ' +
    'يهوديا يعسوبا يربوعا ياقوتا ياسمينا'
  ).split(' '),
);
/** Nouns of three letters that begin as a verb of the second person, or of two women, does. */
const likeSecond = new Set('تعبا تلفا تبعا ترفا تركا تمرا تبرا توا تسعا ترسا تحفا تهما تما'.split(' '));
/** Nouns that are built as «أراد», and such as begin with what may be a particle. */
const likeOthers = new Set('أساسا أثاثا أجاجا لترا'.split(' '));

/** «قالا»: of what is written alike no noun has tanween, or none that a company needs. */
const pasts = new Set(
  (
    'قالا ذهبا عرفا سألا خرجا رجعا وصلا جلسا وقفا تركا بلغا وجدا نجحا لحقا رحلا عثرا وثقا عادا زارا باعا نالا قاما ناما صارا فازا ماتا ' +
    'شاءا جاءا عاشا طارا طافا تابا شاركا ساعدا ناقشا حاولا غادرا سافرا قاوما وافقا لاحظا عالجا جاوبا راسلا بادرا سارعا ضاعفا ساهما خاطبا ' +
    'حاورا جازفا داوما بنيا رميا مشيا بقيا لقيا نسيا خشيا رضيا سمّيا صلّيا استوليا قررا قرّرا قدّما علّما فكّرا وقّعا رتّبا صمّما حدّدا أكّدا وضّحا ' +
    'عبّرا غيّرا جرّبا طوّرا سجّلا نسّقا وظّفا رحّبا سيطرا ترجما استطاعا استعادا استفادا استقالا استعارا استضافا استشارا استراحا استجابا ' +
    'استقاما استزادا استثارا استغاثا'
  ).split(' '),
);

/** Adverbs, behind which a sentence may begin with its subject. */
const adverbs = new Set(
  (
    'أيضا مثلا فعلا غدا معا جميعا دائما غالبا أحيانا أخيرا أولا ثانيا ثالثا رابعا خامسا قريبا تقريبا قطعا طبعا جدا كثيرا قليلا نادرا ' +
    'سابقا لاحقا مؤخرا مؤقتا مجددا فورا حقا تماما عموما خصوصا يوما شهرا عاما ليلا نهارا صباحا أبدا مطلقا سلفا مقدما'
  ).split(' '),
);

/** Singulars and plurals that end like two. */
const notTwo =
  /^(?:ال|لل)(?:مكان|زمان|إنسان|ميزان|عنوان|أمان|بيان|ألوان|أوزان|لسان|سكان|ضمان|برلمان|إعلان|فنان|عيان|ديوان|ميدان|بستان|فستان|خان|دخان|شان|أحيان|أركان|أديان|أذان|إيمان|إتقان|امتنان|استئذان|قرآن|سودان|لبنان|رمضان|شأن|حيوان|فيضان|بنيان|كيان|جيران|نسيان|إحسان|أسنان|رهان|برهان|طيران|أثمان|أذهان|بلدان|أوطان|ألحان|غليان|حرمان|فقدان|دكان|قبطان|خزان|رمان|سلطان|شبان|فرسان|قضبان|جدران|غفران|عدوان)$/u;

const marks = /[\u064b-\u0652\u0670]/gu;
const particles = /(?:^|\s)[وف]?(?:أن|لن|لم|كي|لكي|لكيلا|حتى|لا|ألا|ألّا|لئلا|كيلا|لمّا)\s$/u;
const firm = '[\\u0621-\\u0626\\u0628-\\u0647]';
const sureShapes = [
  // «تستفيدا»، «تختارا»، «تجتمعا».
  new RegExp(`^ت(?:ست${firm}.+|${firm}تا${firm}|${firm}ت${firm}{2})ا$`, 'u'),
  // «أرادا»، «اختارا»، «ازدادا»، «انحازا»، «انتهيا».
  new RegExp(`^(?:أ${firm}ا${firm}|ا${firm}[تد]ا${firm}|ان${firm}ا${firm}|ا[^اوي]{3,4}ي)ا$`, 'u'),
];
/** «كتبا»، «تابعا»، «تحدثا»، «تعاملا»: nouns of the same letters are more usual. */
const mayBeVerb = new RegExp(
  `^(?:${firm}{3}|${firm}ا${firm}{2}|ت(?:[${firm.slice(1, -1)}وي]{3}|${firm}ا${firm}{2})|أ${firm}{3})ا$`,
  'u',
);

/**
 * Whether a word without tanween is that of two.
 * @param before what stands before it, at least of its sentence
 * @param after what follows
 */
export function isOfTwo(written: string, before: string, after: string): boolean {
  const forms = formsOf(written);
  if (forms.some((form) => isVerbByItself(form, before))) return true;
  if (forms.some((form) => adverbs.has(form) || isOfKind(form))) return false;
  const sentence = before.replace(/^.*[.؟!؛:\n]/su, '');
  if (forms.some((form) => mayBeVerb.test(form)) && speaksOfTwo(sentence)) return true;
  // Behind a noun with tanween no definite noun follows: «كتبا المقال»، «مهندسا الشركة».
  return /^\sال\p{L}/u.test(after);
}

/** The word without its vowels, with and without the particles that may be written together with it. */
function formsOf(written: string): string[] {
  const word = written.replaceAll(marks, (mark) => (mark === '\u0651' ? mark : ''));
  const bare = word.replaceAll('\u0651', '');
  return [word, bare].flatMap((form) => [form, ...(/^[وف]/u.test(form) ? [form.slice(1)] : [])]);
}

function isVerbByItself(form: string, before: string): boolean {
  if (likeOthers.has(form)) return false;
  const verb = form.replace(/^ل(?=[يت])/u, '');
  if (/^ي[^ا].+ا$/u.test(verb)) return !likeThird.has(verb);
  if (pasts.has(form) || sureShapes.some((shape) => shape.test(verb))) return true;
  if (!verb.startsWith('ت') || verb.length < 4) return false;
  if (verb !== form || particles.test(before)) return true;
  return verb.length === 4 && !/ا.?ا$/u.test(verb) && !likeSecond.has(verb);
}

/** Whether two are named in it: «هما»، «المهندسان»، «شركتان», or a verb of two. */
function speaksOfTwo(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) =>
      /^(?:[وف]?هما|[وف]?(?:اللذان|اللتان|كلاهما|كلتاهما|هذان|هاتان|اثنان|اثنتان))$/u.test(word) ||
      (/^[وف]?(?:(?:ال|لل)\p{L}{2,}ان|\p{L}{2,}تان|شخصان|زميلان|صديقان|أخوان|رجلان)$/u.test(word) &&
        !notTwo.test(word.replace(/^[وف](?=ال|لل)/u, '')) &&
        !/(?:بس|فس|باكس|ك|به|أفغانس)تان$/u.test(word)) ||
      (/[^اهنوم]ا$/u.test(word) && formsOf(word).some((form) => isVerbByItself(form, ''))),
  );
}

/** «يوميا»، «تلقائيا»: made of another noun, and so no verb and nothing that belongs to another. */
function isOfKind(form: string): boolean {
  return /.{3}يا$/u.test(form);
}
