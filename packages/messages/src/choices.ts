import {
  budgetMoney,
  budgetRanges,
  budgets,
  chatTopics,
  feedbackAreas,
  liveTexts,
  localeInfo,
  severities,
  type Locale,
} from '@nasaq/contract';
import arabicFeedback from './ar/feedback.json' with { type: 'json' };
import arabicChat from './ar/live_chat.json' with { type: 'json' };
import arabicOrdering from './ar/ordering.json' with { type: 'json' };
import arabicReport from './ar/report.json' with { type: 'json' };
import englishFeedback from './en/feedback.json' with { type: 'json' };
import englishChat from './en/live_chat.json' with { type: 'json' };
import englishOrdering from './en/ordering.json' with { type: 'json' };
import englishReport from './en/report.json' with { type: 'json' };

const feedback = liveTexts('feedback', englishFeedback, arabicFeedback);
const chat = liveTexts('live_chat', englishChat, arabicChat);
const ordering = liveTexts('ordering', englishOrdering, arabicOrdering);
const report = liveTexts('report', englishReport, arabicReport);

export type ChoiceLabels<Value extends string = string> = Record<Value, Record<Locale, string>>;

/**
 * What each value that visitors choose is called, in both languages: read from the messages that the visitors' own forms
 * show, so that staff, tables and mails say the same. For the server: a page of the site has its own part of the messages.
 */
export const choiceLabels = {
  area: labels(feedbackAreas, (area, locale) => feedback[locale].area[area]),
  severity: labels(severities, (severity, locale) => report[locale].severity[severity].title),
  budget: labels(budgets, (budget, locale) => budgetLabel(budget, locale)),
  topic: labels(chatTopics, (topic, locale) => chat[locale].topic[topic]),
  rating: labels(['1', '2', '3', '4', '5'], (rating, locale) => feedback[locale].rating[rating]),
};

function labels<Value extends string>(
  values: readonly Value[],
  text: (value: Value, locale: Locale) => string,
): ChoiceLabels<Value> {
  // Read when they are said: an owner may have put other words in their place.
  const named = values.map((value) => [
    value,
    {
      get en() {
        return text(value, 'en');
      },
      get ar() {
        return text(value, 'ar');
      },
    },
  ]);
  return Object.fromEntries(named) as ChoiceLabels<Value>;
}

/** As the ordering form writes it. */
function budgetLabel(budget: (typeof budgets)[number], locale: Locale): string {
  const { max, message, min } = budgetRanges[budget];
  const money = new Intl.NumberFormat(localeInfo[locale].tag, budgetMoney);
  return ordering[locale].budget[message]
    .replace('{min}', money.format(min ?? 0))
    .replace('{max}', money.format(max ?? 0));
}
