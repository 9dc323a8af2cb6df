import type { LegalEntry } from '../types.ts';

export const terms: LegalEntry = {
  key: 'terms',
  revisedAt: '2026-06-15',
  locales: {
    en: {
      slug: 'terms',
      title: 'Terms of use',
      summary:
        'The rules for using this website, its forms, accounts and tools, and what applies until we have signed a contract with each other.',
      body: `
These terms apply between you and Nasaq for Digital Solutions (“we”) when you use this website. Projects and products have contracts of their own, which take precedence over this page.

## 1. Using the site

You may read, print and link to every page without asking. You may not attempt to enter areas that are not meant for you, disturb the operation of the site, or collect its content by machine at a rate that burdens it. Search engines and archives are welcome. Research into weaknesses is permitted on the conditions stated on our security page.

## 2. Accounts

We create accounts for clients and for those who place an order. An account belongs to one person. Keep your password to yourself and tell us at once if somebody else may know it. What is done with the account is attributed to you until you have told us, unless you could not have prevented it.

We may block an account that is used to harm others, to deceive, or against the law. We state the reason, which you see on every page after signing in, and you may object through the [contact page](/contact). A person other than the one who blocked you decides within five working days. A blocked account can read everything that is public, but cannot place orders.

## 3. Orders and quotations

An order sent through this site is a request. It binds nobody. A contract comes about when we have sent a written quotation and you have accepted it in writing, for which an electronic signature or a message from your account suffices. Prices in quotations hold for thirty days and are stated without value added tax unless they say otherwise. Prices of products on this site are for information and may change for new subscriptions.

## 4. What you send us

Text, files and ideas that you send remain yours. You allow us to store and read them for the purpose for which you sent them. We treat briefs and attachments as confidential, also when no contract follows. Do not send anything that you have no right to pass on. Before confidential details are exchanged we gladly sign an agreement.

## 5. What belongs to us

Text, pictures, patterns, names and the design of this site are protected under Egyptian law 82 of 2002. You may repeat passages of articles, with the author’s name and a link. The geometric covers may not be used as your own mark. Names of clients are used with their consent and belong to them.

## 6. Tools

The free tools, such as the word counter, work in your browser, and what you enter is not transmitted. We have made them with care, but offer them without a warranty of fitness for a particular purpose. Check a result on which a deadline or a payment depends.

## 7. Accuracy and availability

We keep the site correct and reachable and repair errors soon after they are reported. Articles give the state of our knowledge on the day stated and are not legal, financial or medical advice. We may interrupt the site for maintenance. Links lead to pages of others for whose content they are responsible.

## 8. Liability

We are liable without limit for intent, for gross negligence, and wherever the law forbids limitation. For the rest, as use of this site costs nothing, we are not liable for lost profit or indirect damage arising from it. Liability in projects is regulated in their contracts.

## 9. Changes, law and courts

We may amend these terms for the future. The date of the revision stands above, and holders of accounts are told by email thirty days before. If one clause is invalid the others remain in force.

Egyptian law applies. Before going to court both sides try for thirty days to settle the matter in conversation. After that the Cairo Economic Court is competent, unless the law protects a consumer by naming another. If the two language versions differ, the Arabic one decides.
`,
      seo: {
        title: 'Terms of use of the Nasaq website',
        description:
          'Rules for using this website, accounts, orders, uploads and tools, ownership of content, liability, and the law that applies.',
      },
    },
    ar: {
      slug: 'شروط-الاستخدام',
      title: 'شروط الاستخدام',
      summary: 'قواعد استخدام هذا الموقع ونماذجه وحساباته وأدواته، وما يسري بيننا قبل أن نوقع عقدًا.',
      body: `
تسري هذه الشروط بينكم وبين شركة نسق للحلول الرقمية («نحن») عند استخدام هذا الموقع. وللمشروعات والمنتجات عقودها الخاصة، وهي مقدمة على ما في هذه الصفحة.

## ١. استخدام الموقع

لكم أن تقرؤوا كل صفحة وتطبعوها وتضعوا رابطًا إليها دون استئذان. ولا يجوز محاولة دخول ما لم يُعدّ لكم، أو الإخلال بعمل الموقع، أو جمع محتواه آليًا بمعدل يثقله. ونرحب بمحركات البحث ودور الأرشيف. والبحث عن الثغرات مسموح بالشروط المبينة في صفحة الأمان.

## ٢. الحسابات

ننشئ الحسابات لعملائنا ولمن يقدم طلبًا. والحساب لشخص واحد. احتفظوا بكلمة المرور لأنفسكم، وأخبرونا فورًا إذا ظننتم أن غيركم عرفها. ويُنسب إليكم ما يُفعل بالحساب إلى أن تخبرونا، ما لم يكن منعه فوق طاقتكم.

ولنا أن نحظر حسابًا يُستخدم في الإضرار بالآخرين أو الخداع أو مخالفة القانون. ونذكر السبب، ويظهر لكم في كل صفحة بعد الدخول، ولكم أن تعترضوا من [صفحة التواصل](/ar/contact)، فيفصل في الاعتراض خلال خمسة أيام عمل شخص غير من قرر الحظر. والحساب المحظور يقرأ كل ما هو عام، ولا يقدم طلبات.

## ٣. الطلبات وعروض الأسعار

الطلب المرسل من هذا الموقع رغبة لا تلزم أحدًا. وينعقد العقد حين نرسل عرضًا مكتوبًا فتقبلوه كتابة، ويكفي لذلك توقيع إلكتروني أو رسالة من حسابكم. وتسري أسعار العروض ثلاثين يومًا، وهي دون ضريبة القيمة المضافة ما لم يُذكر غير ذلك. أما أسعار المنتجات المعلنة هنا فللعلم، وقد تتغير للاشتراكات الجديدة.

## ٤. ما ترسلونه إلينا

ما ترسلونه من نصوص وملفات وأفكار يبقى ملكًا لكم، وتأذنون لنا بحفظه وقراءته للغرض الذي أرسلتموه من أجله. ونعامل أوصاف الطلبات ومرفقاتها بسرية ولو لم يتبعها عقد. فلا ترسلوا ما لا تملكون حق نقله. ونوقع بسرور اتفاق سرية قبل تبادل التفاصيل.

## ٥. ما نملكه

نصوص هذا الموقع وصوره وزخارفه وأسماؤه وتصميمه محمية بالقانون رقم ٨٢ لسنة ٢٠٠٢. ولكم أن تقتبسوا من المقالات مع ذكر الكاتب ورابط إلى الأصل. ولا يجوز اتخاذ الأغلفة الهندسية علامة لكم. وأسماء العملاء ملك لهم، ونذكرها برضاهم.

## ٦. الأدوات

تعمل الأدوات المجانية، كعداد الكلمات، داخل متصفحكم، ولا يُنقل ما تدخلونه فيها. صنعناها بعناية، غير أننا نقدمها دون ضمان لملاءمتها غرضًا بعينه. فراجعوا النتيجة إذا توقف عليها موعد أو دفع.

## ٧. الدقة والتوافر

نحرص على صحة الموقع واستمراره، ونصلح الأخطاء بعد الإبلاغ عنها بوقت قصير. وتعبر المقالات عن علمنا في تاريخها، وليست مشورة قانونية أو مالية أو طبية. ولنا أن نوقف الموقع للصيانة. والروابط الخارجية مسؤولية أصحابها.

## ٨. المسؤولية

نُسأل دون حد عن العمد والخطأ الجسيم، وحيث لا يجيز القانون تحديد المسؤولية. وفيما عدا ذلك، ولأن استخدام الموقع دون مقابل، لا نُسأل عن كسب فائت أو ضرر غير مباشر ينشأ عنه. أما المسؤولية في المشروعات فتنظمها عقودها.

## ٩. التعديل والقانون والقضاء

لنا أن نعدل هذه الشروط للمستقبل. تاريخ المراجعة مبين أعلى الصفحة، ونخطر أصحاب الحسابات بالبريد قبل ثلاثين يومًا. وبطلان بند لا يمس سائر البنود.

يسري القانون المصري. ويسعى الطرفان ثلاثين يومًا إلى حل ودي قبل القضاء، ثم تختص محكمة القاهرة الاقتصادية، ما لم يحم القانون المستهلك بتعيين غيرها. وإذا اختلفت النسختان فالعبرة بالنص العربي.
`,
      seo: {
        title: 'شروط استخدام موقع نسق',
        description:
          'قواعد استخدام الموقع والحسابات والطلبات والملفات والأدوات، وملكية المحتوى، والمسؤولية، والقانون الساري.',
      },
    },
  },
};
