import type { ArticleEntry } from '../types.ts';

export const previewBeforePublishing: ArticleEntry = {
  key: 'preview-before-publishing',
  category: 'content-editing',
  related: ['articles:write-in-both-languages', 'articles:schedule-a-post'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'preview-before-publishing',
      title: 'Seeing a page before it is public',
      summary: 'The live preview shows the real page while you type, in both languages and three screen sizes.',
      seo: { title: '', description: '' },
      body: `The preview is not a picture of the page. It is the page, built by the same program that your readers see, from your draft.

## Opening it

Press the eye beside the title. The form moves to one side, the page appears on the other. What you type is saved as a draft and shown within a second or two.

## Both languages

The preview follows the language of the form. Switch it, and the page turns round: text, columns, arrows and pattern. Check that no heading breaks badly; Arabic lines are often shorter.

## Three sizes

Phone, tablet and desktop are above the preview. Most of your readers hold a phone, so start there.

## Showing it to a colleague

Copy the address from the preview. It works for one hour and for this entry only, without an account. Search engines cannot read it, and it shows nothing else that is unpublished.
`,
    },
    ar: {
      slug: 'معاينة-الصفحة-قبل-النشر',
      title: 'معاينة الصفحة قبل النشر',
      summary: 'تعرض المعاينة الحية الصفحة الحقيقية أثناء الكتابة، باللغتين وبثلاثة مقاسات للشاشة.',
      seo: { title: '', description: '' },
      body: `المعاينة ليست صورة للصفحة، بل هي الصفحة ذاتها، يبنيها من مسودتك البرنامج نفسه الذي يراه قراؤك.

## فتح المعاينة

اضغط رمز العين بجوار العنوان، فينتقل النموذج إلى جانب وتظهر الصفحة في الجانب الآخر. ويُحفظ ما تكتبه مسودةً ويظهر خلال ثانية أو ثانيتين.

## اللغتان معًا

تتبع المعاينة لغة النموذج. غيّرها فتستدير الصفحة كلها: النص والأعمدة والأسهم والنقش. وتأكد من أن العناوين لا تنكسر في موضع سيئ، فالسطور العربية أقصر في الغالب.

## ثلاثة مقاسات

تجد الهاتف واللوح والشاشة المكتبية فوق المعاينة. ومعظم قرائك يحملون هاتفًا، فابدأ به.

## عرضها على زميل

انسخ العنوان من المعاينة. يعمل ساعة واحدة ولهذه المادة وحدها، بلا حساب. ولا تستطيع محركات البحث قراءته، ولا يعرض شيئًا آخر لم يُنشر.
`,
    },
  },
};
