import type { ArticleEntry } from '../types.ts';

export const writeInBothLanguages: ArticleEntry = {
  key: 'write-in-both-languages',
  category: 'content-editing',
  related: ['articles:preview-before-publishing', 'products:qalam', 'services:bilingual-content'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'write-in-both-languages',
      title: 'Writing a page in both languages',
      summary: 'How the two language versions of an entry belong together, and why each has its own state.',
      seo: { title: '', description: '' },
      body: `An entry is one thing in two languages. Pictures, dates and relations are shared; title, address, text and publishing state belong to each language.

## Switching the language

The selector at the top of the form changes the language of what you edit, not the language of the menus. Your own menu language is in your account.

## Publishing one language first

You may publish the Arabic text today and the English one next week. Until then, readers of English do not find the page in lists, and the language switch leads them to the English list with a note. Nothing is filled in automatically: an empty field stays empty.

## Good habits

- Write the original first, in the language of the person who knows the subject.
- Write the second text beside it, by meaning. Sentences may be joined, split or reordered.
- Give each language an address of its own. Arabic addresses keep Arabic letters.
- Read both aloud before you publish.

## Numbers and names

Digits are turned into the right form by the site, so type them as you like. Names of people are written as those people write them.
`,
    },
    ar: {
      slug: 'الكتابة-باللغتين',
      title: 'كتابة صفحة باللغتين',
      summary: 'كيف ترتبط نسختا المادة الواحدة، ولماذا لكل لغة حالة نشر خاصة بها.',
      seo: { title: '', description: '' },
      body: `المادة شيء واحد بلغتين: الصور والتواريخ والروابط مشتركة، أما العنوان والرابط والنص وحالة النشر فلكل لغة ما يخصها.

## الانتقال بين اللغتين

القائمة التي في أعلى النموذج تغيّر لغة المحتوى الذي تحرره، لا لغة القوائم. أما لغة القوائم فتختارها من حسابك.

## نشر لغة قبل الأخرى

لك أن تنشر النص العربي اليوم والإنجليزي في الأسبوع المقبل. وحتى ذلك الحين لا يجد قارئ الإنجليزية الصفحة في القوائم، ويقوده زر اللغة إلى القائمة مع تنبيه. ولا يُملأ شيء تلقائيًا، فالحقل الفارغ يبقى فارغًا.

## عادات حسنة

- اكتب الأصل أولًا بلغة من يعرف الموضوع.
- اكتب النص الثاني بجواره بالمعنى، ولك أن تصل الجمل أو تفصلها أو تغيّر ترتيبها.
- اجعل لكل لغة رابطًا خاصًا. والروابط العربية تحتفظ بحروفها العربية.
- اقرأ النصين بصوت مسموع قبل النشر.

## الأرقام والأسماء

يحوّل الموقع الأرقام إلى صورتها المناسبة، فاكتبها كما تشاء. أما أسماء الناس فتُكتب كما يكتبها أصحابها.
`,
    },
  },
};
