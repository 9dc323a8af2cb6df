import { questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { pageGlobal } from '../kit/page-global.ts';

export const care = pageGlobal({
  slug: 'care',
  label: { en: 'Client care page', ar: 'صفحة رعاية العملاء' },
  fields: [
    titledTexts({
      name: 'channels',
      label: { en: 'Channels', ar: 'قنوات التواصل' },
      row: { en: 'Channel', ar: 'قناة' },
    }),
    titledTexts({ name: 'promises', label: { en: 'Promises', ar: 'وعودنا' }, row: { en: 'Promise', ar: 'وعد' } }),
    questionsAndAnswers(),
  ],
});
