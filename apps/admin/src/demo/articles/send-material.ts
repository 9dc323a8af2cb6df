import type { ArticleEntry } from '../types.ts';

export const sendMaterial: ArticleEntry = {
  key: 'send-material',
  category: 'getting-started',
  related: ['articles:project-roles', 'articles:add-pictures', 'services:bilingual-content'],
  reviewBy: '2027-03-01',
  locales: {
    en: {
      slug: 'send-material',
      title: 'What to send us, and how',
      summary: 'Texts, logos, pictures and access data: the formats that save time and the safe ways to send them.',
      seo: { title: '', description: '' },
      body: `Good material in a plain form beats perfect material that comes late. Send what exists; we tell you what is missing.

## Texts

Plain documents are best, one per page of the site, with the language in the file name. Please do not lay texts out. If a text exists in one language only, say which one is the original: we write the other one from it, we do not run it through a machine.

## Logos and brand

The vector file (SVG, PDF or AI), not a picture taken from the letterhead. If nobody has it, we redraw it in a day.

## Pictures

The largest version that exists, unedited, at least 2,000 pixels wide, with a line about who may use it and until when. People who can be recognised must have agreed.

## Passwords and keys

Never by email and never in a chat. We send you a link to an encrypted form that can be opened once. After the project the accounts that you opened for us are closed, and we send you the list.
`,
    },
    ar: {
      slug: 'ماذا-ترسل-إلينا',
      title: 'ماذا ترسل إلينا، وكيف',
      summary: 'النصوص والشعارات والصور وبيانات الدخول: الصيغ التي توفر الوقت والطرق الآمنة لإرسالها.',
      seo: { title: '', description: '' },
      body: `المادة الجيدة في صيغة بسيطة خير من مادة مثالية تصل متأخرة. أرسل ما لديك، ونخبرك بما ينقص.

## النصوص

المستندات العادية هي الأنسب، مستند لكل صفحة من الموقع واسم اللغة في اسم الملف، بلا تنسيق. وإذا كان النص بلغة واحدة فأخبرنا أيهما الأصل: نكتب منه النص الآخر بأقلامنا ولا نمرره على آلة ترجمة.

## الشعار والهوية

نحتاج إلى ملف الرسم المتجهي (SVG أو PDF أو AI)، لا إلى صورة مأخوذة من ورق المراسلات. وإن لم يكن الملف عند أحد أعدنا رسمه في يوم واحد.

## الصور

أكبر نسخة متاحة، دون تعديل، بعرض لا يقل عن ٢٬٠٠٠ بكسل، ومعها سطر يذكر من يحق له استخدامها وحتى متى. ويجب أن يكون كل من يظهر فيها بوضوح قد وافق.

## كلمات المرور والمفاتيح

لا ترسلها بالبريد ولا في المحادثة أبدًا. نرسل إليك رابطًا لنموذج مشفر يُفتح مرة واحدة. وبعد انتهاء المشروع تُغلق الحسابات التي فتحتها لنا، ونرسل إليك قائمة بها.
`,
    },
  },
};
