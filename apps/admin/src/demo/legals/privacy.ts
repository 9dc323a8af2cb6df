import type { LegalEntry } from '../types.ts';

export const privacy: LegalEntry = {
  key: 'privacy',
  revisedAt: '2026-11-23',
  locales: {
    en: {
      slug: 'privacy',
      title: 'Privacy notice',
      summary:
        'Which personal data Nasaq collects on this website, why, for how long, who sees it, and how you can have it shown, corrected or erased.',
      body: `
This notice applies to this website and to the conversations that begin on it. It follows Egyptian law 151 of 2020 on the protection of personal data (“the law”). Data that we process for clients in their own systems is governed by the [data processing terms](/legal).

## 1. Who is responsible

The controller is Nasaq for Digital Solutions, 12 Road 216, Degla, Maadi, Cairo, telephone +20 2 2516 4180, hello@nasaq.example. Our data protection officer can be reached at the same address; please write “personal data” in the subject.

## 2. What we collect, and why

- **When you write to us** (contact, feedback, report, chat, a comment on an article): your name, email address, telephone if you give it, and the text with its attachments. We need them to answer. The basis is your consent, which you give by sending.
- **When you order**: the same, your organisation, the brief, the budget and the files. The basis is the contract, or the steps towards it which you asked for.
- **When you apply for a position**: your contact details, CV, letter and answers. The basis is your consent, given separately for the processing and for keeping the application afterwards.
- **When you have an account**: your address, an unreadable form of your password, and the times of your sign-ins.
- **When you read**: the server’s log holds the address of your connection, the page, the time and the kind of browser. It protects the site against attacks and meets our duty to keep logs under law 175 of 2018.

We ask for no sensitive data, such as health or religion. Please do not send it. We do not knowingly collect data of children; applications for internships are open from the age of 18.

## 3. What we do not do

We do not sell personal data. We do not build profiles, and no decision about you is made by a machine alone. Pages load nothing from other companies, so nobody else learns that you were here. We send advertising only to those who asked for it, and every such message can end it.

## 4. How long we keep it

- Messages, feedback and reports: 24 months after the last reply.
- Chats: 24 months.
- Orders and invoices: five years after the end of the tax year, as tax law demands.
- Applications: 3 months after the decision, or 12 if you agreed to it.
- Logs: 180 days. Backups: 35 days more for everything above.

Drafts of forms stay on your own device until you send or discard them.

## 5. Who sees it

Those of our staff whose task requires it. In addition two data centres in Egypt that host the site and our email under contract, without a right to use the data. We hand data to authorities only upon a lawful written order, and tell you so where the law permits.

Your data does not leave Egypt, unless you write to us about a project abroad and agree that colleagues or partners there are involved.

## 6. Your rights

You may know which data we hold and receive a copy; have it corrected, completed or erased; restrict its use to a certain purpose; object to its use; withdraw consent at any time, without effect on what happened before; and be told of any breach that concerns you.

Write to us, or use the page of your reference. We answer within six working days, free of charge. We may ask for something that shows that the data is yours, and no more than that. If you are not content you may complain to the Personal Data Protection Centre.

## 7. How we protect it

Data is encrypted in transit and at rest, access is granted by name and logged. In the event of a breach we notify the Centre within 72 hours, and you within three working days after that.

## 8. Changes

The date of the last revision stands at the head of this page. If a change concerns data that we already hold we write to you before it takes effect. Both language versions are equally careful; in a dispute before an Egyptian court the Arabic one decides.
`,
      seo: {
        title: 'Privacy notice of Nasaq',
        description:
          'What personal data this website collects, why and for how long, who sees it, and your rights under Egyptian law 151 of 2020.',
      },
    },
    ar: {
      slug: 'الخصوصية',
      title: 'إشعار الخصوصية',
      summary:
        'ما تجمعه نسق في هذا الموقع من بيانات شخصية، ولماذا، وإلى متى، ومن يطلع عليها، وكيف تطلبون عرضها أو تصحيحها أو محوها.',
      body: `
يسري هذا الإشعار على هذا الموقع وعلى المحادثات التي تبدأ منه، ويتبع قانون حماية البيانات الشخصية المصري رقم ١٥١ لسنة ٢٠٢٠ («القانون»). أما البيانات التي نعالجها للعملاء في أنظمتهم فتحكمها [شروط معالجة البيانات](/ar/legal).

## ١. من المسؤول

المتحكم في البيانات هو شركة نسق للحلول الرقمية، ١٢ شارع ٢١٦، دجلة، المعادي، القاهرة، هاتف ⁦+20 2 2516 4180⁩، وبريد ⁦hello@nasaq.example⁩. ويمكن مراسلة مسؤول حماية البيانات على العنوان نفسه مع كتابة «بيانات شخصية» في عنوان الرسالة.

## ٢. ما نجمعه ولماذا

- **حين تكتبون إلينا** (تواصل أو رأي أو بلاغ أو محادثة أو تعليق على مقال): الاسم، والبريد الإلكتروني، والهاتف إن ذكرتموه، والنص ومرفقاته. نحتاج إليها كي نرد، والأساس موافقتكم الذي يعبر عنه الإرسال.
- **حين تطلبون عملًا**: ما سبق، واسم المؤسسة، ووصف الطلب وميزانيته وملفاته. والأساس العقد، أو الخطوات السابقة عليه التي طلبتموها.
- **حين تتقدمون لوظيفة**: بيانات الاتصال والسيرة الذاتية والخطاب والأجوبة. والأساس موافقتكم، ونطلبه مرتين: مرة للمعالجة ومرة للاحتفاظ بالطلب بعدها.
- **حين يكون لكم حساب**: العنوان، وصورة غير مقروءة من كلمة المرور، وأوقات الدخول.
- **حين تقرؤون**: يسجل الخادم عنوان الاتصال والصفحة والوقت ونوع المتصفح، حماية للموقع من الهجمات، ووفاءً بواجب حفظ السجلات وفق القانون رقم ١٧٥ لسنة ٢٠١٨.

لا نطلب بيانات حساسة كالصحة والدين، ونرجو ألا ترسلوها. ولا نجمع عن علم بيانات أطفال، والتدريب مفتوح لمن أتم الثامنة عشرة.

## ٣. ما لا نفعله

لا نبيع البيانات الشخصية، ولا نكوّن ملفات عن سلوك الناس، ولا تتخذ آلة وحدها قرارًا في شأنكم. ولا تحمّل صفحاتنا شيئًا من شركات أخرى، فلا يعلم غيرنا أنكم كنتم هنا. ولا نرسل إعلانًا إلا لمن طلبه، وفي كل رسالة ما ينهيه.

## ٤. مدة الاحتفاظ

- الرسائل والملاحظات والبلاغات: ٢٤ شهرًا بعد آخر رد.
- المحادثات: ٢٤ شهرًا.
- الطلبات والفواتير: خمس سنوات بعد نهاية السنة الضريبية، كما يوجب قانون الضرائب.
- طلبات التوظيف: ٣ أشهر بعد القرار، أو ١٢ شهرًا إن وافقتم.
- سجلات الخادم: ١٨٠ يومًا. والنسخ الاحتياطية: ٣٥ يومًا بعد كل ما سبق.

أما مسودات النماذج فتبقى على جهازكم حتى ترسلوها أو تتخلصوا منها.

## ٥. من يطلع عليها

من زملائنا من تقتضي مهمته ذلك، ومركزا بيانات في مصر يستضيفان الموقع والبريد بعقد لا يجيز لهما استخدام البيانات. ولا نسلم بيانات إلى سلطة إلا بأمر قانوني مكتوب، ونخبركم حيث يسمح القانون.

ولا تغادر بياناتكم مصر، إلا إذا كتبتم إلينا عن مشروع في الخارج ووافقتم على اشتراك زملاء أو شركاء هناك.

## ٦. حقوقكم

لكم أن تعلموا ما لدينا من بياناتكم وتحصلوا على نسخة منها؛ وأن تطلبوا تصحيحها أو استكمالها أو محوها؛ وأن تقصروا استخدامها على غرض بعينه؛ وأن تعترضوا عليه؛ وأن تسحبوا موافقتكم في أي وقت دون أثر على ما سبق؛ وأن تُخطروا بأي خرق يمسكم.

اكتبوا إلينا، أو استخدموا صفحة رقمكم المرجعي. نرد خلال ستة أيام عمل دون مقابل. وقد نطلب ما يدل على أن البيانات لكم، ولا نطلب أكثر من ذلك. وإن لم يرضكم ردنا فلكم أن تشكوا إلى مركز حماية البيانات الشخصية.

## ٧. كيف نحميها

البيانات مشفرة في النقل والحفظ، والاطلاع عليها بالاسم ومسجل. وإذا وقع خرق أبلغنا المركز خلال ٧٢ ساعة، وأبلغناكم خلال ثلاثة أيام عمل بعدها.

## ٨. التعديلات

تاريخ آخر مراجعة مبين أعلى الصفحة. وإذا مس التعديل بيانات لدينا كتبنا إليكم قبل سريانه. كُتبت النسختان بعناية واحدة، والعبرة أمام المحاكم المصرية بالنص العربي.
`,
      seo: {
        title: 'إشعار الخصوصية في نسق',
        description:
          'ما يجمعه هذا الموقع من بيانات شخصية، ولماذا وإلى متى، ومن يطلع عليها، وحقوقكم وفق القانون رقم ١٥١ لسنة ٢٠٢٠.',
      },
    },
  },
};
