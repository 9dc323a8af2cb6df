import type { LegalEntry } from '../types.ts';

export const terms: LegalEntry = {
  key: 'terms',
  revisedAt: '2026-06-15',
  locales: {
    en: {
      slug: 'terms',
      title: 'Terms of use',
      summary: 'The rules for using this website and its tools, in plain words.',
      seo: { title: '', description: '' },
      body: `These terms apply to the use of this website. For projects, products and care, the written contract with you applies; where the two differ, the contract comes first.

## 1. Who we are

Nasaq for Digital Solutions, an Egyptian joint stock company with its seat in Cairo. Address, mail and telephone stand at the foot of every page.

## 2. What you may do

You may read, print and link to every page, quote from the articles with their source, and use the tools on this site for any lawful purpose, also at work, without paying.

## 3. What you may not do

You may not try to gain access to parts that are not meant for the public, burden the site so that others are hindered, send false orders or applications, or present our texts and patterns as your own. Automatic reading is allowed as far as the file for search robots permits it.

## 4. Our texts, patterns and code

The texts and designs belong to us or to those named beside them. The works shown were made for our clients and appear with their permission; names and marks of clients belong to them.

## 5. What you send

What you send us stays yours. You allow us to store and use it as far as is needed to answer or to do what you ask. Please send only what you may pass on.

## 6. Orders

An order through this site is a request without obligation. A contract comes about only when you accept our written quote.

## 7. Accuracy and liability

We write with care and correct mistakes when we learn of them. Articles do not replace advice for your case. We are liable without limit for intent and gross negligence and for harm to life and body; for slight negligence only where an essential duty is broken, and then for the damage that could be foreseen. The tools are provided as they are: check results on which something depends.

## 8. Blocked accounts

We may block an account that is used against these terms. The reason is shown, and you can answer it through the contact page. Reading and contacting us remain possible.

## 9. Law and language

Egyptian law applies, and the courts of Cairo are competent, unless a law that protects consumers says otherwise. The Arabic and the English text are equally valid; in doubt, the Arabic text decides.
`,
    },
    ar: {
      slug: 'شروط-الاستخدام',
      title: 'شروط الاستخدام',
      summary: 'قواعد استخدام هذا الموقع وأدواته بعبارات واضحة.',
      seo: { title: '', description: '' },
      body: `تسري هذه الشروط على استخدام الموقع. أما المشاريع والمنتجات والرعاية فيسري عليها العقد المكتوب معك، وهو المقدم عند الاختلاف.

## ١. من نحن

نسق للحلول الرقمية، شركة مساهمة مصرية مقرها القاهرة. والعنوان والبريد والهاتف في أسفل كل صفحة.

## ٢. ما يجوز لك

لك أن تقرأ كل صفحة وتطبعها وتضع رابطًا إليها، وأن تقتبس من المقالات مع ذكر المصدر، وأن تستخدم أدوات الموقع في أي غرض مشروع، في عملك أيضًا، بلا مقابل.

## ٣. ما لا يجوز

لا يجوز أن تحاول الوصول إلى أجزاء غير مخصصة للجمهور، ولا أن تثقل على الموقع فتعوق غيرك، ولا أن ترسل طلبات أو سيرًا غير حقيقية، ولا أن تقدم نصوصنا ونقوشنا على أنها لك. والقراءة الآلية مسموحة بقدر ما يسمح به ملف محركات البحث.

## ٤. النصوص والنقوش والشيفرة

النصوص والتصاميم ملك لنا أو لمن ذُكر اسمه إلى جوارها. والأعمال المعروضة أُنجزت لعملائنا وتظهر بموافقتهم، وأسماؤهم وعلاماتهم ملك لهم.

## ٥. ما ترسله

ما ترسله إلينا يبقى لك. وتأذن لنا بحفظه واستخدامه بقدر ما يلزم للرد عليك أو لتنفيذ ما طلبت. ونرجو ألا ترسل إلا ما يحق لك مشاركته.

## ٦. الطلبات

الطلب من هذا الموقع رغبة غير ملزمة، ولا ينشأ العقد إلا حين تقبل عرضنا المكتوب.

## ٧. الدقة والمسؤولية

نكتب بعناية ونصحح الخطأ متى عرفناه. ولا تغني المقالات عن المشورة في حالتك. ونُسأل دون حد عن العمد والخطأ الجسيم وعن الضرر بالنفس والجسد، ولا نُسأل عن الخطأ اليسير إلا إذا أخل بواجب جوهري، وعندئذ في حدود الضرر المتوقع. وتُقدَّم الأدوات كما هي، فتحقق من النتائج إذا كان شيء يتوقف عليها.

## ٨. الحسابات الموقوفة

لنا أن نوقف حسابًا يُستخدم خلافًا لهذه الشروط. ويظهر لك السبب، ولك أن ترد عليه من صفحة التواصل. وتبقى القراءة ومراسلتنا متاحتين.

## ٩. القانون واللغة

يسري القانون المصري وتختص محاكم القاهرة، ما لم ينص قانون لحماية المستهلك على غير ذلك. والنصان العربي والإنجليزي متساويان، ويُرجع إلى النص العربي عند الشك.
`,
    },
  },
};
