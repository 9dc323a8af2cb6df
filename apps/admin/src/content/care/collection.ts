import { questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { pageGlobal } from '../kit/page-global.ts';
import { contentLabels } from '../catalogue/index.ts';

export const care = pageGlobal({
  slug: 'care',
  label: contentLabels.care.care,
  fields: [
    titledTexts({
      name: 'channels',
      label: contentLabels.care.channels,
      row: contentLabels.care.channelsRow,
    }),
    titledTexts({ name: 'promises', label: contentLabels.care.promises, row: contentLabels.care.promisesRow }),
    questionsAndAnswers(),
  ],
});
