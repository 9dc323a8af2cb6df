import type { LegalEntry } from '../types.ts';

export const cookies: LegalEntry = {
  key: 'cookies',
  revisedAt: '2026-11-23',
  locales: {
    en: {
      slug: 'cookies',
      title: 'Cookies and storage on your device',
      summary:
        'The few things this website keeps in your browser, what each is for, how long it stays, and why there is no consent banner.',
      body: `
A cookie is a short text that a website keeps in your browser and receives back on the next visit. Browsers offer other places too, which only the page itself can read. This notice covers both, and says everything that this site keeps.

## 1. In short

We keep what is needed to make the site work as you asked, and nothing else. There are no cookies for advertising, no measurement by other companies, no hidden pictures, no recognition by the properties of your device. Pages request nothing from other companies. As nothing here requires consent, we do not interrupt you with a banner.

## 2. Cookies

- **Language.** Remembers whether you last read English or Arabic. It is used only when you open the home page for the first time in a visit. It stays for 365 days.
- **Signing in.** Only if you have an account and sign in: proof that it is you, with its time of expiry, and the way in which you signed in. The proof stays for at most 30 days, the remaining details for one year. Signing out deletes them.
- **The page you wanted.** If you opened a page that requires signing in, its address is kept until you have signed in.
- **Protection of forms.** A random value which shows that a form was sent from our own page. It ends with the visit.
- **Your rating of an article.** A random number that prevents one visitor from rating the same article in the knowledge base twice. It is not connected with your name and stays for one year.

All of these are set by our own address and are sent to no other.

## 3. Storage on the device

- **Light or dark.** Your choice of appearance, until you change it.
- **Drafts.** What you have typed in a form and not yet sent, with the files that are not uploaded yet, so that nothing is lost through a reload, a change of language or an empty battery. Drafts stay on the device. They are deleted after sending, when you discard them, and after 30 days.
- **Waiting messages.** A message that you sent without a connection waits here and is sent when the connection returns.
- **Your last searches.** Only if you tick “Keep them on this device” in the search: the last five, until you remove them or untick it.
- **Your ratings.** Which articles of the knowledge base you said had helped, so that their pages show it again, for a year. Without a connection, your answer and your comment wait here until they are sent.
- **Protection against repeated reloading.** A note, for ten seconds, that a page has just been reloaded after an error.
- **Chat.** If you open live chat, the number of the conversation and its last hundred messages, so that you find it again after a reload and can read it without a connection. The messages are deleted when the conversation is over. The number goes when you begin another conversation or sign out, and both go after 30 days in any case.

The content of tools such as the word counter is not stored.

## 4. On a shared computer

Anyone who uses the same browser can see your drafts. On a computer that is not yours, use a private window, or press “discard” below the form when you leave. Sign out after visiting your account.

## 5. How to delete everything

Every browser can show and delete cookies and stored data of a site; you find this in its privacy settings, usually by a click beside the address. The site works without all of them. You then read the language that the address names, the appearance follows your system, forms have no drafts, and signing in is not possible.

## 6. How we count visits

We count nothing in your browser. Which pages are asked for, we see only in the records of our server, without a cookie. Words that were searched for and found nothing are counted, without any record of who searched, so that we learn what is missing here.

## 7. If this changes

Should we ever wish to use something that is not necessary, we shall ask first, and “no” will be as easy to press as “yes”. This page and its date will change beforehand. Questions are answered through the [contact page](/contact); what happens to personal data in general is described in the [privacy notice](/legal).
`,
      seo: {
        title: 'Cookies and browser storage at Nasaq',
        description:
          'Every cookie and stored item this website uses, its purpose and lifetime, and how to delete it. No advertising, no third parties.',
      },
    },
    ar: {
      slug: 'ملفات-تعريف-الارتباط',
      title: 'ملفات تعريف الارتباط والتخزين على جهازكم',
      summary: 'الأشياء القليلة التي يحفظها هذا الموقع في متصفحكم، وغرض كل منها ومدته، ولماذا لا يظهر شريط موافقة.',
      body: `
ملف تعريف الارتباط نص قصير يحفظه الموقع في متصفحكم ثم يتسلمه في الزيارة التالية. وفي المتصفح أماكن أخرى للحفظ لا تقرؤها إلا الصفحة نفسها. يشمل هذا الإشعار النوعين، ويذكر كل ما يحفظه هذا الموقع.

## ١. باختصار

نحفظ ما يلزم كي يعمل الموقع كما طلبتم، ولا نحفظ غيره. لا ملفات للإعلان، ولا قياس من شركات أخرى، ولا صور خفية، ولا تعرف عليكم من خصائص الجهاز. ولا تطلب الصفحات شيئًا من شركات أخرى. وما دام لا شيء هنا يحتاج إلى موافقة، فلا نقاطعكم بشريط يطلبها.

## ٢. ملفات تعريف الارتباط

- **اللغة.** تتذكر أبالعربية قرأتم آخر مرة أم بالإنجليزية. ولا تُستخدم إلا عند فتح الصفحة الرئيسية أول مرة في الزيارة، ومدتها ٣٦٥ يومًا.
- **الدخول.** إذا كان لكم حساب ودخلتم به: ما يثبت أنكم أنتم، ووقت انتهائه، وطريقة الدخول. يبقى الإثبات ٣٠ يومًا على الأكثر، وتبقى سائر التفاصيل سنة، ويمحوها تسجيل الخروج.
- **الصفحة المطلوبة.** إذا فتحتم صفحة تتطلب الدخول حُفظ عنوانها حتى تدخلوا.
- **حماية النماذج.** قيمة عشوائية تدل على أن النموذج أُرسل من صفحتنا، وتنتهي بانتهاء الزيارة.
- **تقييم مقال.** رقم عشوائي يمنع الزائر الواحد من تقييم المقال نفسه مرتين في قاعدة المعرفة. لا صلة له باسمكم، ويبقى سنة.

تصدر هذه كلها من عنواننا نحن، ولا تُرسل إلى غيره.

## ٣. التخزين على الجهاز

- **المظهر الفاتح أو الداكن.** اختياركم، إلى أن تغيروه.
- **المسودات.** ما كتبتموه في نموذج ولم ترسلوه، ومعه الملفات التي لم تُرفع بعد، كي لا يضيع بإعادة تحميل أو تبديل لغة أو بطارية نفدت. تبقى على الجهاز، وتُمحى بعد الإرسال، أو حين تتخلصون منها، أو بعد ٣٠ يومًا.
- **رسائل تنتظر.** رسالة أرسلتموها دون اتصال تنتظر هنا وتخرج حين يعود.
- **عمليات بحثكم الأخيرة.** لا تُحفظ إلا إذا اخترتم «احفظها على هذا الجهاز» في البحث، ويُحفظ عندئذ آخر خمس منها، إلى أن تحذفوها أو تلغوا الاختيار.
- **تقييماتكم.** المقالات التي قلتم إنها أفادتكم أو لم تفدكم في قاعدة المعرفة، كي تُظهر صفحاتها جوابكم مرة أخرى، ومدتها سنة. وعند انقطاع الاتصال ينتظر هنا جوابكم وتعليقكم حتى الإرسال.
- **الوقاية من تكرار التحميل.** علامة مدتها عشر ثوانٍ على أن الصفحة أُعيد تحميلها بعد خطأ.
- **المحادثة.** إذا فتحتم المحادثة المباشرة حُفظ رقمها وآخر مئة رسالة منها، كي تجدوها بعد إعادة التحميل وتقرؤوها دون اتصال. تُمحى الرسائل حين تنتهي المحادثة، ويُمحى الرقم حين تبدؤون محادثة أخرى أو تسجلون الخروج، ويُمحى الاثنان بعد ٣٠ يومًا على كل حال.

ولا يُخزن محتوى الأدوات، كعداد الكلمات.

## ٤. على جهاز مشترك

كل من يستخدم المتصفح نفسه يستطيع أن يرى مسوداتكم. فعلى جهاز ليس لكم استخدموا نافذة خاصة، أو تخلصوا من المسودة من أسفل النموذج قبل أن تغادروا، وسجلوا الخروج من حسابكم.

## ٥. كيف تمحون كل شيء

يستطيع كل متصفح أن يعرض ما يحفظه موقع وأن يمحوه، وتجدون ذلك في إعدادات الخصوصية، بالضغط بجوار العنوان في الغالب. ويعمل الموقع دونها جميعًا: تقرؤون باللغة التي في العنوان، ويتبع المظهر نظام جهازكم، وتخلو النماذج من المسودات، ويتعذر الدخول بالحساب.

## ٦. كيف نعد الزيارات

لا نعد شيئًا في متصفحكم. أما الصفحات المطلوبة فلا نراها إلا في سجلات خادمنا، دون ملف تعريف ارتباط. ونحصي الكلمات التي بُحث عنها ولم يُعثر لها على شيء، من غير أن نسجل من بحث، كي نعرف ما ينقص هنا.

## ٧. إذا تغير ذلك

إن أردنا يومًا استخدام ما ليس ضروريًا سألناكم أولًا، وكان الرفض سهلًا كالقبول، وتغيرت هذه الصفحة وتاريخها قبله. نجيب عن أسئلتكم من [صفحة التواصل](/ar/contact)، وتجدون ما يخص البيانات الشخصية عامة في [إشعار الخصوصية](/ar/legal).
`,
      seo: {
        title: 'ملفات تعريف الارتباط وتخزين المتصفح في نسق',
        description: 'كل ما يحفظه هذا الموقع في متصفحكم، وغرضه ومدته وطريقة محوه. لا إعلانات ولا شركات أخرى.',
      },
    },
  },
};
