/** The house's rules for written English, docs/english.md, as far as a program can tell. */
import type { Rule } from './rule.ts';

/** American spellings of words that we use, and what is left of a British one without its ending. */
const american =
  'colors?|colored|behaviors?|centers?|centered|favorites?|honors?|labor|meters?(?= (?:of|long|wide|high))|catalogs?|grays?|analyz\\w+|organiz\\w+|recogniz\\w+|realiz\\w+|summariz\\w+|customiz\\w+|optimiz\\w+|prioritiz\\w+|synchroniz\\w+|apologiz\\w+|utili[sz]\\w+|travel(?:ed|ing)|cancel(?:ed|ing)|label(?:ed|ing)|fulfill\\b|enroll\\b|skillful|defense|offense|toward(?!s)|percent(?!\\})';

const anyCase = (words: string) => new RegExp(`\\b(?:${words})(?!\\w)`, 'gi');

export const englishRules: Rule[] = [
  {
    name: 'quotation marks and apostrophes are curved',
    check: 'quotation-marks',
    pattern: /(?<=[\p{L}\d])['"]|['"](?=\p{L})/gu,
    wrong: ["the page's link", 'called "close"', "fourteen days' notice"],
    right: ['the page’s link', 'called “close”'],
  },
  {
    name: 'no word stands twice',
    check: 'word-twice',
    pattern: /\b(?!that|had)([a-z]{2,}) \1\b/gi,
    wrong: ['in the the list'],
    right: ['in the list', 'what we had had in mind'],
  },
  {
    name: 'no dash joins parts of a sentence',
    check: 'dash',
    pattern: /(?<=[^\s|]) [-–—] |\w—\w/g,
    wrong: ['two offices - one team', 'slow – and dear', 'it works—mostly'],
    right: ['- a point of a list', 'right-to-left', '38 to 72'],
  },
  {
    name: 'marks stand close to the word before them and apart from the next',
    check: 'punctuation-english',
    pattern: /(?<=[a-z”]) [,;:!?](?!\))|,(?=[a-z])|\.\.\.|(?<=\S) {2,}(?=\S)/gi,
    wrong: ['first , second', 'first,second', 'Sending...', 'two  spaces'],
    right: ['first, second', '1,200', 'Sending…', '7 : 1'],
    outsideQuotations: true,
  },
  {
    name: 'spelling is British',
    check: 'spelling',
    pattern: anyCase(american),
    wrong: ['the color of it', 'was canceled', '12 percent', 'an organization', 'toward the end'],
    right: ['the colour of it', 'was cancelled', '12 per cent', 'an organisation', 'towards the end', '{percent}'],
  },
  {
    name: 'one name of a thing',
    check: 'house-words',
    pattern: anyCase(
      'e-mails?|a mail|mails|mail address(?:es)?|log-?ins?|log(?:ged|s)? in(?= (?:to|with|again|here))|(?<=\\b(?:i|you|we|they|to|can|must|should) )log in|front-end|back-end|web site|on-line|home ?page(?= of the site)|our journal|(?<!and (?:\\w+ )?)data (?:are|were|have)|stand-?still|eight-character',
    ),
    wrong: [
      'send a mail',
      'two mails',
      'your login',
      'We log in every day',
      'log in again',
      'the front-end',
      'our journal',
      'the data are stored',
    ],
    right: [
      'send an email',
      'sign in',
      'a log in every room',
      'the frontend',
      'our blog',
      'the data is stored',
      'mail server',
      'structured data',
    ],
  },
  {
    name: 'no word is hollow',
    check: 'hollow-words',
    pattern: anyCase(
      'seamless(?:ly)?|cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|next[- ]generation|game[- ]chang\\w+|synerg\\w+|leverag(?:e|es|ing) (?:our|your|the)|innovative|holistic|one-stop|turnkey|empower\\w*|delight(?:ed|ful)?|successfully|in order to|please note|click here|an error (?:has )?occurred',
    ),
    wrong: ['a seamless experience', 'saved successfully', 'Click here', 'an innovative solution'],
    right: ['saved', 'a switch that loses nothing'],
    outsideQuotations: true,
  },
  {
    name: 'a counted number has its thousands apart',
    check: 'thousands',
    pattern: /(?<![\d,.:+-]|\d )(?!1[3-9]\d\d\b|20\d\d\b)\d{4,}(?= [a-z])/g,
    wrong: ['1200 pixels', '18400 students'],
    right: ['1,200 pixels', 'in 2026 we', '+20 2 2516 4180 in opening hours'],
  },
];
