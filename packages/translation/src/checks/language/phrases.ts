/** Names of links that say nothing of where they lead. */
export const vagueWords = {
  en: /^(?:click )?here$|^(?:this )?(?:link|page)$|^(?:read|learn) more$|^more$/iu,
  ar: /^(?:اضغط(?:وا)? |انقر(?:وا)? |من )?هنا$|^(?:هذا )?الرابط$|^(?:اقرأ )?المزيد$/u,
} as const;

/** What nobody has written yet. */
export const placeholders: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:TODO|TBD|FIXME|TK TK)(?![\p{L}\d])/gu,
  /lorem ipsum(?: dolor(?: sit amet)?)?|لوريم إ?[يى]بسوم/giu,
  /(?<![\p{L}\d])[xX]{3,}(?![\p{L}\d])|(?<![\p{L}\d])(?:asdf\w*|qwert[yz]?)(?![\p{L}\d])/gu,
  /\{\{?\s?[\w.]{1,40}\s?\}?\}|\[(?:insert|to be|todo|tbd|your|add|name|date|placeholder|يُ?ستكمل|يُ?كتب|يُ?ضاف|أدخل|ضع)[^\]]{0,60}\]/giu,
  /(?<![\p{L}\p{M}])(?:ال)?نص (?:ال)?(?:تجريبي|مؤقت|وهمي|بديل هنا)|هذا النص هو مثال لنص|اكتب (?:النص|نصك) هنا/gu,
  /\b(?:placeholder|dummy|sample) (?:text|copy)\b|\byour text here\b|\btext goes here\b/giu,
];

/** What the product itself writes at a duplicate. */
export const copyMarks = {
  en: /\(copy(?: \d+)?\)$|(?:^|[\s-])- ?copy$|-copy(?:-\d+)?$/iu,
  ar: /\(نسخة(?: [\d٠-٩]+)?\)$|-نسخة(?:-[\d٠-٩]+)?$| - copy$/iu,
} as const;

/** What is still to come, or holds for a time, when it stands in a sentence with a date. */
export const future = {
  en: /\b(?:will|shall|until|till|open until|valid|deadline|register|registration|offer|ends|closes|opens|starts|begins|expires|upcoming|coming|by the end of|no later than|from now)\b/iu,
  ar: /(?<![\p{L}\p{M}])(?:(?:و|ف)?س[يتنأ][\p{L}\p{M}]{3,}|سوف|حتى|(?:ت|ي)نتهي|(?:ت|ي)ُ?غلق|(?:ت|ي)ُ?فتح|(?:ت|ي)بدأ|(?:ت|ي)سري|التسجيل|العرض|مهلة|آخر موعد|موعد أقصاه|القادم|المقبل|في موعد)(?!\p{L})/u,
} as const;

/** A story that is over, whatever else the sentence says. */
export const past = {
  en: /\b(?:was|were|had|did|ran|opened|closed|ended|began|started|launched|went|came|until then|at the time|ago)\b/iu,
  ar: /(?<![\p{L}\p{M}])[وف]?(?:كان|كانت|كانوا|كنا|انتهى|انتهت|بدأ|بدأت|افتتح|أطلق|أُطلق|صدر|صدرت|بعد أن|حين|يومها)(?!\p{L})/u,
} as const;
