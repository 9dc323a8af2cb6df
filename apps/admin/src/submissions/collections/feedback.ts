import { choiceLabels } from '@nasaq/messages/choices';
import { submissionCollection } from './submission-collection.ts';
import { choiceValue, flagValue, lineValue, nameValues, numberValue, phoneValues, textValue } from './value-fields.ts';

export const feedback = submissionCollection({
  slug: 'feedback',
  singular: { en: 'Feedback', ar: 'رأي' },
  plural: { en: 'Feedback', ar: 'الآراء' },
  values: [
    numberValue('rating'),
    choiceValue('area', choiceLabels.area),
    textValue('help_details'),
    flagValue('wants_answer'),
    ...nameValues(),
    lineValue('email'),
    ...phoneValues(),
  ],
  columns: ['rating', 'area'],
});
