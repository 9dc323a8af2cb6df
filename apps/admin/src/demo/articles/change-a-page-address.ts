import type { ArticleEntry } from '../types.ts';

export const changeAPageAddress: ArticleEntry = {
  key: 'change-a-page-address',
  category: 'content-editing',
  related: ['articles:write-in-both-languages', 'articles:connect-your-domain'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'change-a-page-address',
      title: 'Changing the address of a page',
      summary: 'What the address field does, when to change it, and why old links keep working.',
      seo: { title: '', description: '' },
      body: `The address is the last part of a page’s link. It is made from the title when you first save, and after that it stays, even if you change the title.

## When to change it

When it is wrong, misleading, or very long. Not because a better word has occurred to you: other sites, emails and printed matter carry the old one.

## What happens to old links

When you change the address of a published page, a redirect from the old one is made by itself. Readers and search engines are led to the new place; nobody sees an error. You find all redirects in the menu **Redirects**, where an administrator can also add one by hand.

## Arabic addresses

They keep Arabic letters, joined by hyphens: short vowels and stretched letters are removed. Some programs show such a link as a long row of per cent signs when it is copied. Both forms lead to the same page.

## Two pages, one address

An address can exist only once in each language and section. If it is taken, the form says so and names the other page.
`,
    },
    ar: {
      slug: 'تغيير-رابط-الصفحة',
      title: 'تغيير رابط الصفحة',
      summary: 'ما وظيفة حقل الرابط، ومتى تغيّره، ولماذا تظل الروابط القديمة تعمل.',
      seo: { title: '', description: '' },
      body: `الرابط هو الجزء الأخير من عنوان الصفحة. يُصنع من عنوانها عند أول حفظ، ثم يبقى كما هو وإن غيّرت العنوان.

## متى تغيّره

إذا كان خاطئًا أو مضللًا أو طويلًا جدًا. ولا تغيّره لأن كلمة أجمل خطرت لك، فالمواقع الأخرى والرسائل والمطبوعات تحمل الرابط القديم.

## مصير الروابط القديمة

عندما تغيّر رابط صفحة منشورة يُنشأ تحويل من القديم إلى الجديد تلقائيًا، فيصل القراء ومحركات البحث إلى المكان الجديد ولا يرى أحد خطأ. وتجد التحويلات كلها في قائمة **التحويلات**، وفيها يستطيع المدير إضافة تحويل بيده.

## الروابط العربية

تحتفظ بحروفها العربية موصولة بشُرَط، وتُحذف منها الحركات والتطويل. وقد تعرضها بعض البرامج عند النسخ سلسلة طويلة من علامات النسبة المئوية، والصورتان تقودان إلى الصفحة نفسها.

## صفحتان ورابط واحد

لا يتكرر الرابط في اللغة الواحدة والقسم الواحد. فإن كان مستخدمًا نبهك النموذج إلى الصفحة الأخرى باسمها.
`,
    },
  },
};
