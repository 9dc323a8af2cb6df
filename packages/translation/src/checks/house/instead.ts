import type { Locale } from '@nasaq/contract';

type Pair = readonly [pattern: RegExp, instead: string];

/** What the house writes in the place of a word, in the order in which it is asked; of a word within a word, that part. */
const pairs: Record<Locale, readonly Pair[]> = {
  en: [
    [/^(colo|behavio|favo|hono|labo)r/iu, '$1ur'],
    [/^favour(?=ite)/iu, 'favour'],
    [/^center/iu, 'centre'],
    [/^centreed$/iu, 'centred'],
    [/^(met)er/iu, '$1re'],
    [/^(catalog)(s?)$/iu, '$1ue$2'],
    [/^gray/iu, 'grey'],
    [/^utili[sz]e?/iu, 'use'],
    [/^analyz/iu, 'analys'],
    [/^(\w+)iz/iu, '$1is'],
    [/^(travel|cancel|label)(ed|ing)$/iu, '$1l$2'],
    [/^(fulfil|enrol)l$/iu, '$1'],
    [/^skillful$/iu, 'skilful'],
    [/^(def|off)ense$/iu, '$1ence'],
    [/^toward$/iu, 'towards'],
    [/^percent$/iu, 'per cent'],
    [/^e-mail(s?)$/iu, 'email$1'],
    [/^a mail$/iu, 'an email'],
    [/^mail(s| address(?:es)?)$/iu, 'email$1'],
    [/^log-?in(s?)$/iu, 'sign-in$1'],
    [/^log(s)? in$/iu, 'sign$1 in'],
    [/^logged in$/iu, 'signed in'],
    [/^(front|back)-end$/iu, '$1end'],
    [/^web site$/iu, 'website'],
    [/^on-line$/iu, 'online'],
    [/^data are$/iu, 'data is'],
    [/^data were$/iu, 'data was'],
    [/^data have$/iu, 'data has'],
    [/^our journal$/iu, 'our blog'],
  ],
  ar: [
    [/شيفر/u, 'شفر'],
    [/عدّاد/u, 'عداد'],
    [/([مج])يغا/u, '$1يجا'],
    [/غيغا/u, 'جيجا'],
    [/^(.*)الإثنين$/u, '$1الاثنين'],
    [/إثنين$/u, 'اثنين'],
    [/مائة$/u, 'مئة'],
    [/مسئول$/u, 'مسؤول'],
    [/شئون$/u, 'شؤون'],
    [/انترنت$/u, 'إنترنت'],
    [/مقالة$/u, 'مقال'],
    [/[إا]يميل$/u, 'بريد إلكتروني'],
    [/موبايل$/u, 'هاتف محمول'],
    [/تعذر/u, 'تعذّر'],
    [/بدون(?=ه|ها|$)/u, 'من دون'],
    [/الى$/u, 'إلى'],
    [/اذا$/u, 'إذا'],
    [/او$/u, 'أو'],
    [/انت$/u, 'أنت'],
    [/لان$/u, 'لأن'],
    [/ايضا$/u, 'أيضًا'],
    [/(الذ|الت|ف|ه)ى$/u, '$1ي'],
    [/الرئيسة$/u, 'الرئيسية'],
    [/حاسب$/u, 'حاسوب'],
    [/سجل تدقيق$/u, 'سجل مراجعة'],
    [/سجلات تدقيق$/u, 'سجلات مراجعة'],
    [/مشاريع$/u, 'مشروعات'],
    [/(ت|ي|ن)حتاج(?=ه|ها)/u, '$1حتاج إلي'],
    [/جافا سكريبت$/u, 'JavaScript'],
  ],
};

/** What the house writes in the place of what was found; nothing where it is no single word. */
export function insteadOf(found: string, locale: Locale): string | null {
  const written = pairs[locale].reduce((word, [pattern, instead]) => word.replace(pattern, instead), found);
  return written === found ? null : written;
}
