import type { Locale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { menuMoment, menuTags } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { HistoryLine } from '../history/history-acts.ts';
import { dayOf } from './review-standing.ts';

/** A line of a history as one reads it, in the language of the menus. */
export function historySentence(line: HistoryLine, fields: readonly FieldSpec[], language: Locale): string {
  const texts = reviewTexts[language];
  const { act, asked, by, due, locale } = line;
  return fill(texts.lines[sentenceOf(line)], {
    by: by === '' ? texts.product : (by ?? texts.somebody),
    language: locale ? texts.languages[locale] : '',
    asked: asked ?? texts.somebody,
    fields: listed(line.fields, fields, language),
    due: due ? (act === 'asked' ? dayOf(due, language) : menuMoment(due, language)) : '',
  });
}

type Sentence = keyof (typeof reviewTexts)['en']['lines'];

function sentenceOf({ act, asked, byClock, due, locale, withdraws }: HistoryLine): Sentence {
  if (act === 'asked' && due) return asked === '' ? 'askedUntil' : 'askedWhomUntil';
  if (act === 'asked' && asked !== '') return 'askedWhom';
  if (act === 'scheduled' && withdraws) return 'scheduledAway';
  if (act === 'unscheduled' && withdraws) return 'unscheduledAway';
  if (act === 'published' && byClock) return 'publishedByClock';
  if (act === 'unpublished' && byClock) return 'unpublishedByClock';
  if (act === 'restored' && !locale) return 'restoredShared';
  return act;
}

const mostNamed = 5;

/** The fields by what they are called; of many, how many more there are. */
function listed(paths: readonly string[], fields: readonly FieldSpec[], language: Locale): string {
  const names = [...new Set(paths.map((path) => fieldLabel(path, fields, language)))];
  const shown =
    names.length > mostNamed ? [...names.slice(0, mostNamed - 1), more(names.length - mostNamed + 1)] : names;
  return new Intl.ListFormat(menuTags[language]).format(shown);
}

/** What a field is called, with the group around it. */
export function fieldLabel(path: string, fields: readonly FieldSpec[], language: Locale): string {
  return labelOf(path.split('.'), fields, language);
}

const more = (count: number) => `+${count}`;

function labelOf([name, ...rest]: string[], fields: readonly FieldSpec[], language: Locale): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return name ?? '';
  const inside = rest.length > 0 && field.fields ? labelOf(rest, field.fields, language) : '';
  return inside ? `${field.label[language]} › ${inside}` : field.label[language];
}
