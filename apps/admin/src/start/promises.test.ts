import { type Localized, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import '../accounts/catalogue/index.ts';
import '../chat/catalogue/index.ts';
import '../ratings/catalogue/index.ts';
import '../submissions/catalogue/index.ts';
import { everyText } from '../words/index.ts';
import { promising } from './promises.ts';

/** What the words of a promise are about: a time, or who works here and at what. */
const telling = {
  en: new RegExp(
    String.raw`\{(?:days|within|by)\b|\b(?:${[
      '(?:second|minute|hour|day|week|month|year)s?',
      '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
      'today|at once|immediately|(?<!as )soon',
      'teams?|systems?|software|hosting|domains?|clients?',
    ].join('|')})\b`,
    'iu',
  ),
  ar: new RegExp(
    String.raw`\{(?:days|within|by)\b|(?<!\p{L})[وفبلك]{0,2}(?:ال|ل)?(?:${[
      'ثانية|ثوان|دقيقة|دقائق|دقيقتين|ساعة|ساعات|ساعتين|يوم|يومًا|أيام|يومين|أسبوع|أسابيع|أسبوعين|أشهر|شهر|شهرًا|شهرين|سنة|سنوات|عام|عامًا',
      'سبت|(?<=ال)أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة',
      'فورًا|قريبًا',
      'فريق|فريقنا|نظام|أنظمة|برمجيات|استضافة|عميل|عملاء',
    ].join('|')})(?!\p{L})`,
    'iu',
  ),
};

/** Texts that name one of these and promise nothing of a company, by the reason. */
const others: Readonly<Record<string, RegExp>> = {
  'a tool says how it works':
    /^(?:contrast_checker|date_converter|text_cleaner|word_counter)\.|^tools\.(?:specimen|summary)\./,
  'how long the product keeps a link, a code or a record, and does so by itself':
    /^account\.(?:forgotten\.sent|data\.(?:delete_text|kept\.(?:ban|copies)))$|^career\.apply\.consent_(?:processing|retention)$|^status\.(?:code\.sent|withdraw\.follows|deletion\.follows|deletion_asked)$|^mails\/(?:accounts\.(?:invitation\.password|passwordLink\.lead|staffPassword\.lead|newAddress\.lead)|submissions\.(?:code\.mark|deletion\.(?:then|note)))$/,
  'what the product does at once': /^contact\.step\.first\.text$|^sent\.mail$|^live_chat\.out\.too_many$/,
  'how long somebody waits before they try again':
    /^account\.(?:login\.unfinished|forgotten\.item\.wait|set\.gone_lead)$|^article\.rating\.news\.(?:unavailable|too_many)$|^errors\.unavailable\.text$|^forms\.(?:kept\.lead|problem\.(?:unavailable|too_many|too_many_until))$|^status\.problem\.(?:too_many|unavailable)$/,
  'what a reader is asked for or to do, today or at once':
    /^mails\/accounts\.(?:passwordChanged\.then|addressChanged\.then|deleted\.note)$|^ordering\.(?:step\.first\.text|hint\.brief)$/,
  'hours that the owner has set': /^hours\.|^live_chat\.description$/,
  'the owner’s own texts are coming: there are none yet': /^(?:services|solutions|industries|products)\.empty$/,
  'a name, a unit or a head of what the owner has written':
    /^(?:about\.team|career\.salary_month|careers\.(?:list_lead|departments?\..+|filter\..+|job\..+|none\.title)|home\.clients|industries\.day(?:_lead)?|works\.(?:client|year|technologies)|ui\.reading_time|forms\.date\.hint|contract\/(?:measures|rules|fields|states|kinds)\..+|shell\.footer\.copyright|outbox\.draft\.restored|mails\/submissions\.received\.deadline)$/,
  'who may do something in the product':
    /^account\.profile\.email_note$|^mails\/submissions\.status\.caution$|^(?:status\.final|mails\/submissions\.meaning)\.applications\.hired$/,
  'read by the staff alone': /^mails\/(?:content|gaps|users|chat\.notice|submissions\.(?:assigned|notice))\./,
};

const tells = ({ built }: { built: Localized<string> }) =>
  locales.some((locale) => telling[locale].test(built[locale] ?? ''));
const isOther = (key: string) => Object.values(others).some((keys) => keys.test(key));

test('a text that names a time, a team or a trade is among those that promise something, or is excepted with a reason', () => {
  const found = [...everyText().values()].filter(tells).map(({ key }) => key);
  expect(found).toContain('sent.step.orders.second.text');
  expect(found).toContain('mails/submissions.received.contacts.next');
  expect(found.filter((key) => !promising.includes(key) && !isOther(key))).toEqual([]);
});

test('no text promises twice, none of them is gone, and none is excepted', () => {
  expect(new Set(promising).size).toBe(promising.length);
  expect(promising.filter((key) => !everyText().has(key))).toEqual([]);
  expect(promising.filter(isOther)).toEqual([]);
  const idle = Object.entries(others).filter(([, keys]) => ![...everyText().keys()].some((key) => keys.test(key)));
  expect(idle).toEqual([]);
});
