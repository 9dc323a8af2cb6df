import { choiceLabels } from '@nasaq/messages/choices';
import { submissionCollection } from './submission-collection.ts';
import { choiceValue, lineValue, textValue } from './value-fields.ts';

export const reports = submissionCollection({
  slug: 'reports',
  singular: { en: 'Report', ar: 'بلاغ' },
  plural: { en: 'Reports', ar: 'البلاغات' },
  values: [
    lineValue('page'),
    lineValue('error_id'),
    choiceValue('severity', choiceLabels.severity),
    textValue('help_details'),
    lineValue('first_name'),
    lineValue('email'),
    lineValue('browser'),
    lineValue('window_size'),
    lineValue('languages'),
    lineValue('local_time'),
    textValue('error_text'),
  ],
  columns: ['severity'],
});
