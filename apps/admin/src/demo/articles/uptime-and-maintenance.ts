import type { ArticleEntry } from '../types.ts';

export const uptimeAndMaintenance: ArticleEntry = {
  key: 'uptime-and-maintenance',
  category: 'hosting-and-security',
  related: ['articles:backups', 'articles:launch-day', 'services:cloud-operations'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'uptime-and-maintenance',
      title: 'Availability and maintenance',
      summary: 'What 99.95 per cent means in minutes, when we maintain, and how you hear about problems.',
      seo: { title: '', description: '' },
      body: `Under an operations contract we promise 99.95 per cent availability a month: at most 21 minutes in which your site does not answer. In the last twelve months the average was 99.987.

## How it is measured

From four cities, every thirty seconds, by opening a real page in both languages. A page that comes late or without its text counts as failed.

## Maintenance

On Tuesdays between three and five in the morning, Cairo time, announced three days before if anything will be noticed. Most of it goes unnoticed, because the new version starts before the old one stops.

## When something happens

Whoever is on duty is called within a minute. You get a message within fifteen: what is affected, since when, and when the next message comes. Afterwards we write down the cause and what has been changed, without looking for somebody to blame.

## If we miss the promise

For every started hour beyond it, one day of the fee is taken off the next invoice, without your asking.
`,
    },
    ar: {
      slug: 'التوافر-والصيانة',
      title: 'التوافر والصيانة',
      summary: 'ماذا تعني نسبة ٩٩٫٩٥ في المئة بالدقائق، ومتى نجري الصيانة، وكيف تعرف بالمشكلات.',
      seo: { title: '', description: '' },
      body: `نلتزم في عقد التشغيل بتوافر ٩٩٫٩٥ في المئة شهريًا، أي ٢١ دقيقة على الأكثر لا يستجيب فيها موقعك. وكان المتوسط في الاثني عشر شهرًا الأخيرة ٩٩٫٩٨٧ في المئة.

## كيف نقيسه

من أربع مدن كل ثلاثين ثانية بفتح صفحة حقيقية باللغتين. والصفحة التي تتأخر أو تأتي بلا نصها تُحسب إخفاقًا.

## الصيانة

يوم الثلاثاء بين الثالثة والخامسة فجرًا بتوقيت القاهرة، ونعلن عنها قبلها بثلاثة أيام إن كان لها أثر. ومعظمها يمر دون أن يلحظه أحد، لأن النسخة الجديدة تبدأ قبل أن تتوقف القديمة.

## إذا وقع عطل

يُستدعى المناوب خلال دقيقة، وتصلك رسالة خلال خمس عشرة: ما الذي تأثر، ومنذ متى، وموعد الرسالة التالية. وبعد ذلك نكتب السبب وما غيّرناه، ولا نبحث عمن نلومه.

## إذا لم نفِ بالوعد

عن كل ساعة تبدأ بعده يُخصم أجر يوم من الفاتورة التالية دون أن تطلب.
`,
    },
  },
};
