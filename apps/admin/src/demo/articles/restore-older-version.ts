import type { ArticleEntry } from '../types.ts';

export const restoreOlderVersion: ArticleEntry = {
  key: 'restore-older-version',
  category: 'content-editing',
  related: ['articles:preview-before-publishing', 'articles:backups'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'restore-older-version',
      title: 'Going back to an older version',
      summary: 'Every save is kept. How to compare two versions, restore one, and get a deleted entry back.',
      seo: { title: '', description: '' },
      body: `Nothing that you save is overwritten. The last fifty versions of every entry are kept, with the name of the person and the time.

## Comparing

Open the tab **Versions** of an entry and choose one. What was added is marked on one side, what was removed on the other, field by field, in the language that you choose.

## Restoring

**Restore as a draft** makes it the current draft in both languages, **Restore only the language that I edit** in one of them. Your readers see no change until you publish. The version that you leave is kept too, so that you can change your mind.

## Deleted entries

A deleted entry goes into the trash and stays there until an administrator empties it. Restored from there, it comes back with its versions and its address, as a draft.

## What is not covered

Pictures are replaced, not versioned: upload a changed picture as a new one. And a version that was never saved cannot be restored; the form therefore saves by itself every few seconds while you type.
`,
    },
    ar: {
      slug: 'استعادة-نسخة-سابقة',
      title: 'العودة إلى نسخة سابقة',
      summary: 'كل حفظ محفوظ: كيف تقارن بين نسختين، وتستعيد إحداهما، وتسترجع مادة محذوفة.',
      seo: { title: '', description: '' },
      body: `لا يُمحى شيء حفظته. تبقى آخر خمسين نسخة من كل مادة مع اسم صاحبها ووقتها.

## المقارنة

افتح لسان **النسخ** في المادة واختر نسخة. يظهر ما أُضيف في جانب وما حُذف في الجانب الآخر، حقلًا حقلًا، باللغة التي تختارها.

## الاستعادة

**الاستعادة في صورة مسودة** تجعلها المسودة الحالية باللغتين، و**استعادة اللغة التي أحررها وحدها** تجعلها كذلك بإحداهما. ولا يرى قراؤك أي تغيير حتى تنشر. والنسخة التي تتركها تبقى محفوظة أيضًا، فلك أن تتراجع.

## المواد المحذوفة

تذهب المادة المحذوفة إلى سلة المهملات وتبقى فيها حتى يفرغها المدير. وإذا استُعيدت رجعت مسودةً بنسخها ورابطها.

## ما لا تشمله النسخ

الصور تُستبدل ولا تُحفظ نسخها، فارفع الصورة المعدلة صورةً جديدة. ولا تُستعاد نسخة لم تُحفظ قط، ولذلك يحفظ النموذج تلقائيًا كل بضع ثوانٍ أثناء الكتابة.
`,
    },
  },
};
