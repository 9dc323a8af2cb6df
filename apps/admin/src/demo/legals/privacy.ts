import type { LegalEntry } from '../types.ts';

export const privacy: LegalEntry = {
  key: 'privacy',
  revisedAt: '2026-09-01',
  locales: {
    en: {
      slug: 'privacy',
      title: 'Privacy',
      summary: 'What personal data this site handles, why, for how long, and what you can ask of us.',
      seo: { title: '', description: '' },
      body: `This page explains how Nasaq for Digital Solutions, 12 Road 216, Degla, Maadi, Cairo ("we") handles personal data on this website. It follows the Egyptian Personal Data Protection Law No. 151 of 2020 and, where it applies to you, the European General Data Protection Regulation. It is written to be read.

## 1. Reading the site

You can read everything without telling us who you are. Our server keeps, for each request, the address asked for, the time, the size of the answer and a shortened network address. These records are deleted after fourteen days. They serve to find faults and to fend off attacks, which is our legitimate interest. We use no advertising, no tracking and no analytics service of another company, and the page makes no request to anybody but us.

## 2. Writing to us

If you contact us, order, give feedback or report a problem, we keep what you send: your name, mail address, telephone number, your message and the files that belong to it. We need them to answer and, for an order, to prepare and perform a contract. Messages that lead to no contract are deleted after twelve months, orders after the end of the periods that tax law prescribes, at present five years.

## 3. Applying for a job

We keep your application for the duration of the procedure and six months beyond it, or for two years if you agree to be considered for other positions. Only the people who take part in the decision can read it, and we keep a record of who has opened your documents. You can withdraw and ask for deletion at any time.

## 4. Chat

A conversation in the chat is kept for six months, so that you need not begin again if you come back. You may ask for a transcript.

## 5. Who else sees data

Our hosting companies process data on our behalf under a written agreement; they are named in the page on data processing. We pass data to authorities only where a law or a court obliges us. We sell nothing and give nothing to advertisers.

## 6. Where it is

In data centres in Egypt and in Germany. Data leaves Egypt only as the law allows, and encrypted.

## 7. Your rights

You may ask what we hold about you, have it corrected or deleted, receive a copy, restrict or object to its use, and withdraw a consent at any time for the future. Write to the address at the foot of this page from the mail address that we know. We answer within six working days, free of charge. If you are not satisfied, you may complain to the Personal Data Protection Centre in Egypt or to the authority of your place of residence.

## 8. Changes

When this page changes in substance, the date at its head changes, and for thirty days a note stands beside it that says what is different.
`,
    },
    ar: {
      slug: 'الخصوصية',
      title: 'الخصوصية',
      summary: 'ما البيانات الشخصية التي يتعامل معها هذا الموقع، ولماذا، وإلى متى، وما الذي يحق لك طلبه.',
      seo: { title: '', description: '' },
      body: `تشرح هذه الصفحة كيف تتعامل شركة نسق للحلول الرقمية، ومقرها ١٢ شارع ٢١٦، دجلة، المعادي، القاهرة (ويشار إليها بلفظ «نحن») مع البيانات الشخصية في هذا الموقع. وهي تتبع قانون حماية البيانات الشخصية المصري رقم ١٥١ لسنة ٢٠٢٠، واللائحة الأوروبية العامة لحماية البيانات حيث تسري عليك. وقد كُتبت لتُقرأ.

## ١. تصفح الموقع

لك أن تقرأ كل شيء دون أن تخبرنا من أنت. ويحتفظ خادمنا عن كل طلب بالعنوان المطلوب والوقت وحجم الجواب وعنوان شبكي مختصر، وتُحذف هذه السجلات بعد أربعة عشر يومًا. والغرض منها اكتشاف الأعطال وصد الهجمات، وهو مصلحة مشروعة لنا. ولا نستخدم إعلانات ولا تتبعًا ولا خدمة إحصاء لشركة أخرى، ولا ترسل الصفحة أي طلب إلى غيرنا.

## ٢. مراسلتنا

إذا تواصلت معنا أو قدمت طلبًا أو رأيًا أو بلاغًا حفظنا ما ترسله: اسمك وبريدك وهاتفك ورسالتك وما يتبعها من ملفات. ونحتاج إليها للرد عليك، وفي حالة الطلب لإعداد العقد وتنفيذه. وتُحذف الرسائل التي لا تنتهي إلى عقد بعد اثني عشر شهرًا، وتُحذف الطلبات بعد انقضاء المدد التي يقررها قانون الضرائب، وهي الآن خمس سنوات.

## ٣. التقدم إلى وظيفة

نحتفظ بطلبك مدة إجراءات التوظيف وستة أشهر بعدها، أو سنتين إن وافقت على النظر فيه لوظائف أخرى. ولا يطلع عليه إلا من يشاركون في القرار، ونسجل كل من فتح مستنداتك. ولك أن تسحب طلبك وتطلب حذفه في أي وقت.

## ٤. المحادثة

تُحفظ المحادثة ستة أشهر كي لا تبدأ من جديد إن عدت. ولك أن تطلب نسخة منها.

## ٥. من يطلع على البيانات سوانا

تعالج شركات الاستضافة البيانات لحسابنا باتفاق مكتوب، وأسماؤها في صفحة معالجة البيانات. ولا نسلم البيانات إلى جهة رسمية إلا حيث يلزمنا قانون أو محكمة. ولا نبيع شيئًا ولا نعطي المعلنين شيئًا.

## ٦. مكان البيانات

في مراكز بيانات بمصر وألمانيا. ولا تخرج البيانات من مصر إلا في حدود القانون وبعد تشفيرها.

## ٧. حقوقك

يحق لك أن تعرف ما نحتفظ به عنك، وأن تطلب تصحيحه أو حذفه، وأن تحصل على نسخة منه، وأن تقيد استخدامه أو تعترض عليه، وأن تسحب موافقتك في أي وقت فيما يأتي. راسلنا على العنوان المذكور أسفل الصفحة من البريد الذي نعرفه، نجبك خلال ستة أيام عمل بلا مقابل. فإن لم ترضَ بالجواب فلك أن تشكو إلى مركز حماية البيانات الشخصية في مصر أو إلى الجهة المختصة في محل إقامتك.

## ٨. التغييرات

إذا تغيرت هذه الصفحة في جوهرها تغيّر التاريخ في رأسها، وبقيت إلى جوارها ثلاثين يومًا ملاحظة تذكر ما اختلف.
`,
    },
  },
};
