import type { ArticleEntry } from '../types.ts';

export const backups: ArticleEntry = {
  key: 'backups',
  category: 'hosting-and-security',
  related: ['articles:restore-older-version', 'articles:uptime-and-maintenance', 'services:cloud-operations'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'backups',
      title: 'Backups and restoring',
      summary: 'What is kept, where and for how long, and how quickly it can be brought back.',
      seo: { title: '', description: '' },
      body: `A backup is only as good as its last rehearsal. We rehearse every month.

## What is kept

- The database: continuously, so that any minute of the last 14 days can be restored.
- Files and pictures: every night, kept for 35 days.
- A full copy every week, kept for five weeks.

Copies lie encrypted in two data centres in Egypt, in different cities. One of them cannot be changed or deleted for 30 days, not even by us: that is the protection against extortion software.

## How quickly

In the rehearsals of the last year a complete site was back in 26 minutes on average; the longest took 41. A single entry can be restored by your editors themselves.

## The rehearsal

On the first Tuesday of every month we restore one client’s site, drawn by lot, on an empty machine, and compare it. If it is yours, you get the report.

## Asking for your own copy

Write to us and you get a complete export within two working days, in formats that other systems can read.
`,
    },
    ar: {
      slug: 'النسخ-الاحتياطية',
      title: 'النسخ الاحتياطية والاستعادة',
      summary: 'ما الذي نحفظه، وأين، وإلى متى، وبأي سرعة نستعيده.',
      seo: { title: '', description: '' },
      body: `قيمة النسخة الاحتياطية بقدر آخر تجربة لاستعادتها، ونحن نجربها كل شهر.

## ما نحفظه

- قاعدة البيانات: باستمرار، فنستطيع استعادة أي دقيقة من آخر ١٤ يومًا.
- الملفات والصور: كل ليلة، وتُحفظ ٣٥ يومًا.
- نسخة كاملة كل أسبوع، وتُحفظ خمسة أسابيع.

وتوضع النسخ مشفرة في مركزي بيانات داخل مصر في مدينتين مختلفتين. وفي أحدهما لا يستطيع أحد، ولا نحن، تغيير النسخة أو حذفها طوال ٣٠ يومًا، وهذه هي الحماية من برامج الابتزاز.

## بأي سرعة

في تجارب العام الماضي عاد الموقع كاملًا في ٢٦ دقيقة في المتوسط، وأطولها ٤١ دقيقة. أما المادة الواحدة فيستعيدها محرروك بأنفسهم.

## التجربة الشهرية

في أول ثلاثاء من كل شهر نستعيد موقع أحد العملاء، نختاره بالقرعة، على جهاز فارغ ثم نقارن. فإن كان موقعك وصلك التقرير.

## نسختك الخاصة

راسلنا تصلك نسخة كاملة خلال يومي عمل بصيغ تقرؤها الأنظمة الأخرى.
`,
    },
  },
};
