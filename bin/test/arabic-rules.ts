/** The house's rules for written Arabic, docs/arabic.md, as far as a program can tell. */

/** `drawn` is in a picture: the screens and things of clients speak to whom they like. */
export type Place = 'interface' | 'help' | 'company' | 'drawn';

export interface Rule {
  name: string;
  /** What breaks the rule. */
  pattern: RegExp;
  wrong: string[];
  right: string[];
  /** Everywhere, if it isn't said. */
  places?: Place[];
  /** Passages in guillemets are somebody's words or an example of how not to write. */
  outsideQuotations?: boolean;
}

const letter = '[\\u0621-\\u065f\\u0670]';
/** One of the words as a whole, with the particles that are written together with it. */
const word = (words: string, particles = '[وفبلك]?(?:ال|لل)?') =>
  new RegExp(`(?<!${letter})${particles}(?:${words})(?!${letter})`, 'g');

/** Words that end in an alif of their own: particles, verbs, duals in construct state, plurals, names. */
const ownAlif =
  'لا|ألا|إلا|ما|أما|إما|عما|مما|عمّا|بما|كما|لما|فيما|كلما|ربما|عندما|أينما|حيثما|كيفما|ماذا|لماذا|بماذا|هذا|هكذا|كذا|إذا|بلا|يا|أنا|عدا|خلا|بدا|محا|تلا|حضرا|جعلا|رضا|الدنيا|الدلتا|الكاميرا|الكافتيريا|المزايا|مزايا|زوايا|البقايا|النوايا|داليا|يارا|روما|طنطا|شبرا|رانيا|ترسا|ملوخيا|ألفا|مئتا|ثلثا|مسؤولا|دقيقتا|صفحتا|كلمتا|كليتا|نسختا|نقطتا|ورشتا|وصلتا|طريقتا|موظفتا|مركزا|احتُجزا|تتبادلا|تتساويا|تنتظرا';
/** Nouns that look like a word with a pronoun («…نا»، «…ها») or a plural verb («…وا»). */
const likePronouns =
  'مهما(?=[،.؛]| (?:إلى|جدًا|في|لل))|فهما(?= لا )|أحيانا|أمينا|إذنا|إعلانا|إنسانا|بيانا|ثمنا|حسنا|زمنا|سنا|شأنا|ضمانا|ضمنا|عفوا|عضوا|علنا|عنوانا|قانونا|لونا|متجها|مجانا|ممكنا|مكانا|موازنا|هينا|وجها|وزنا|يقينا|انتباها|تنبيها|توجيها|نموا';

export const rules: Rule[] = [
  {
    name: 'tanween of the accusative is written',
    pattern: new RegExp(
      `(?<!${letter})(?!(?:[وف]?[بلك]?(?:${ownAlif}))(?!${letter}))${letter}+(?<![\\u064bنهو]|هم|كم)ا(?!${letter})|${word(likePronouns, 'و?').source}`,
      'g',
    ),
    wrong: ['عاما', 'ومشروعا', 'أحيانا', 'وجها', 'كان الاسم مهما، فقد', 'فهما لا بحثًا'],
    right: ['عامًا', 'أحيانًا', 'كتابنا', 'وجهها', 'اكتبوا', 'ولماذا', 'بلا', 'مهما كان سهلًا'],
  },
  {
    name: 'tanween stands before its alif and carries no shadda',
    pattern: new RegExp(`${letter}*(?:ا\\u064b|\\u0651\\u064b|\\u064b\\u0651)${letter}*`, 'g'),
    wrong: ['عاماً', 'إلكترونيًّا'],
    right: ['عامًا', 'إلكترونيًا'],
  },
  {
    name: 'evenings and defective nouns have their tanween',
    pattern: new RegExp(
      `[٠-٩ةى] مساء(?!ً| (?:ال|يوم|كل|خميس)|${letter})|(?<!كل |ذات |${letter})مساء(?=[.،؛])|${word('جار|باق|متبق|ثوان|ثان|ثمان|كاف|خال|داع|مستو|مغر|سواق|مبان|معان|نواد|ليال|متساو|مواز|متتال|متوال|ماض|محام|قاض|عال|غال|صاف|أراض|مقاه', '[وفبل]?').source}|سار(?= لل| حتى)`,
      'g',
    ),
    wrong: [
      'حتى ٦ مساء',
      'نعرضهما على المشرف مساء.',
      'خلال ثوان',
      'جار التحميل',
      'سطح مستو',
      'السعر سار للساعة',
      'لا تزيد على ثمان',
    ],
    right: ['حتى ٦ مساءً', 'في السادسة من مساء الأحد', 'كل مساء.', 'خلال ثوانٍ', 'جارٍ التحميل', 'الثاني', 'كيف سار المصنع'],
  },
  {
    name: 'one spelling of a word',
    pattern: word(
      `شيفر${letter}*|عدّاد${letter}*|[مغج]يغا${letter}*|[مك]\\.ب\\.?|الإثنين|إثنين|مائة|مسئول${letter}*|شئون|انترنت|مقالة|إيميل|ايميل|موبايل|تعذر(?:ت|نا)?|بدون(?:ه|ها)?|الى|اذا|او|(?<!ك)انت|لان|ايضا|الذى|التى|فى|هى`,
    ),
    wrong: ['الشيفرة', 'عدّاد', 'ميغابايت', '٥ م.ب', 'يوم الإثنين', 'مائة', 'مقالة', 'تعذر الحفظ', 'بدونها'],
    right: ['الشفرة', 'عداد', 'ميجابايت', 'يوم الاثنين', 'مئة', 'مقال', 'مقالات', 'تعذّر الحفظ', 'من دونها'],
  },
  {
    name: 'alif of a derived noun or verb carries no hamza',
    pattern: word(`إ(?:ست|جت|حت|خت|شت|عت|فت|بت|قت|لت|رت|نتظ|نتق|نتخ|نته)${letter}+|إسم|إبن`),
    wrong: ['إستخدم', 'الإختيار', 'والإنتظار', 'الإسم'],
    right: ['استخدم', 'الاختيار', 'الإنتاج', 'الإنترنت', 'إتمام'],
  },
  {
    name: 'punctuation is Arabic, without a space before it',
    pattern: /[\u0600-\u06ff»][,;?]|[\u0600-\u06ff»] [،؛؟:!.](?![.\w])|[\u0600-\u06ff] [-–—] [\u0600-\u06ff]|\.\.\./g,
    wrong: ['نعم, لا', 'حقًا?', 'عزيزي ، أهلًا', 'الاسم : سامي', 'نص - ثم نص', 'جارٍ التحميل...'],
    right: ['نعم، لا', 'حقًا؟', 'الاسم: سامي', 'جارٍ التحميل…'],
  },
  {
    name: 'quotations stand in guillemets, close to their words',
    pattern: /[“”"]|«\s|\s»/g,
    wrong: ['باسم “نسق”', 'باسم "نسق"', '« نسق »'],
    right: ['باسم «نسق»'],
  },
  {
    name: 'no zero leads Arabic numerals, and a percent sign stands close',
    pattern: /(?<![٠-٩٫٬:])٠[٠-٩]|[٠-٩] [٪%]|[٠-٩]%/g,
    wrong: ['٠١ التحليل', '٤١ ٪', '٤١%'],
    right: ['١ التحليل', '٠٫٥', '٩:٠٥', '٤١٪', '٢٬٠٠٠'],
  },
  {
    name: 'numerals in Arabic sentences are Arabic',
    pattern: /[\u0621-\u064a»،] ?[0-9]|[0-9] ?[\u0621-\u064a]|[0-9٠-٩]{4}[-/][0-9٠-٩]{1,2}[-/][0-9٠-٩]{1,2}/g,
    wrong: ['خلال 3 أيام', '٢٠٢٦-١١-٢٣'],
    right: ['خلال ٣ أيام', '٢٣ نوفمبر ٢٠٢٦'],
    places: ['help', 'company'],
  },
  {
    name: 'nobody is asked by «قم بـ» or «يرجى», and nothing is done by «تم»',
    pattern: new RegExp(
      `${word(`قم|قوموا|يرجى|الرجاء|سوف|هام|هامة|كافة|بخصوص|بنجاح`, '[وف]?').source}|(?<!${letter})[وف]?(?:س?ي|س?ت)?تمت? (?!في |ب)(?:ال)?${letter}{3,}`,
      'g',
    ),
    wrong: ['قم بإدخال الاسم', 'يرجى المحاولة', 'تم حفظ التعديلات', 'سيتم الحذف'],
    right: ['أدخل الاسم', 'حفظنا تعديلاتك', 'سنحذفه', 'قمة'],
    outsideQuotations: true,
  },
  {
    name: 'interface, help and jobs speak to one reader: «أنت»',
    pattern: new RegExp(
      `${word('أنتم|لكم|لديكم|إليكم|عليكم|عندكم|منكم|عنكم|معكم|بكم', '[وفأ]?').source}|${word(`(?:اسم|بريد|عنوان|موقع|رسالت|طلب|فريق|حساب|بيانات|جهاز|متصفح|مشروع|رأي)كم`, '[وفبلك]?').source}|${word('راسلونا|اكتبوا|قولوا|حدثونا|اختاروا|اضغطوا|انقروا|أرسلوا|أدخلوا|اقرؤوا', '[وف]?').source}`,
      'g',
    ),
    wrong: ['اكتبوا لنا', 'بريدكم', 'ما لديكم'],
    right: ['اكتب لنا', 'بريدك', 'التحكم', 'يتراكم'],
    places: ['interface', 'help'],
    outsideQuotations: true,
  },
  {
    name: 'company texts speak to a company: «أنتم»',
    pattern: word('أنت|لديك|إليك|عليك|عندك|معك|موقعك|مشروعك|بريدك|فريقك|راسلنا|اكتب لنا', '[وف]?'),
    wrong: ['راسلنا', 'ما لديك', 'موقعك'],
    right: ['راسلونا', 'ما لديكم', 'موقعكم'],
    places: ['company'],
    outsideQuotations: true,
  },
];

/** What breaks a rule in a text. */
export function breaches({ outsideQuotations, pattern }: Rule, text: string): string[] {
  const read = outsideQuotations ? text.replaceAll(/«[^»]*»/g, '«»') : text;
  return [...read.matchAll(pattern)].map(([found]) => found);
}
