import type { LegalEntry } from '../types.ts';

export const dataProcessing: LegalEntry = {
  key: 'data-processing',
  revisedAt: '2026-05-20',
  locales: {
    en: {
      slug: 'data-processing',
      title: 'Data processing agreement',
      summary: "What we undertake when we handle personal data on a client's behalf.",
      seo: { title: '', description: '' },
      body: `When we build or run a system for you, we often handle personal data for which you are responsible. This agreement is part of every such contract. It follows the Egyptian law No. 151 of 2020 and Article 28 of the European General Data Protection Regulation.

## 1. Subject and duration

We process data only to perform the contract with you and as long as it lasts. The kinds of data and of persons concerned are listed in the annex of your contract.

## 2. Your instructions

We act on your written instructions. If we believe that an instruction breaks the law, we say so and wait for your confirmation. We use your data for no purpose of our own, and not to train or test anything.

## 3. Confidentiality

Everybody who may see the data is bound in writing, also beyond the end of their employment, and is trained once a year.

## 4. Security

We keep to the measures described in the company page on security: encryption in transit and at rest, least access, records of access, separated test systems with invented data, backups with monthly rehearsal.

## 5. Other processors

We use two hosting companies, in Egypt and in Germany, and one company for sending mail, in Germany. Their names and addresses are in the annex. We announce a change thirty days before; you may object.

## 6. Help

We support you in answering requests of persons concerned within three working days, in assessing risks, and in dealing with authorities. Up to five hours a year are included.

## 7. Breaches

If personal data is lost or seen by somebody who must not see it, we tell you without delay and within 24 hours of learning of it: what happened, whom it concerns, what we have done, and what you should do. You can then inform the authority within the 72 hours that the law allows.

## 8. Audits

Once a year, and after every breach, you or somebody you name may examine how we keep to this agreement, with fourteen days' notice.

## 9. The end

At the end you receive a complete export in open formats. Thirty days later we delete everything, and the backups when they expire, at the latest after one year. You get a confirmation in writing.

## 10. Liability

The rules of the main contract apply. For data subjects we are jointly liable as the law provides.
`,
    },
    ar: {
      slug: 'معالجة-البيانات',
      title: 'اتفاق معالجة البيانات',
      summary: 'ما نتعهد به حين نتعامل مع بيانات شخصية لحساب أحد عملائنا.',
      seo: { title: '', description: '' },
      body: `حين نبني لك نظامًا أو نشغله نتعامل في الغالب مع بيانات شخصية أنت المسؤول عنها. وهذا الاتفاق جزء من كل عقد من هذا النوع، وهو يتبع القانون المصري رقم ١٥١ لسنة ٢٠٢٠ والمادة ٢٨ من اللائحة الأوروبية العامة لحماية البيانات.

## ١. الموضوع والمدة

لا نعالج البيانات إلا لتنفيذ العقد معك وطوال سريانه. وأنواع البيانات وفئات أصحابها مذكورة في ملحق عقدك.

## ٢. تعليماتك

نعمل بتعليماتك المكتوبة. فإن رأينا أن في إحداها مخالفة للقانون نبهناك وانتظرنا تأكيدك. ولا نستخدم بياناتك في غرض يخصنا، ولا في تدريب شيء أو اختباره.

## ٣. السرية

كل من يجوز له الاطلاع على البيانات ملتزم كتابةً، حتى بعد انتهاء عمله معنا، ويتلقى تدريبًا كل سنة.

## ٤. الأمان

نلتزم بالتدابير المذكورة في صفحة الأمان ضمن صفحات الشركة: التشفير عند النقل والحفظ، وأقل صلاحية، وتسجيل الاطلاع، وأنظمة تجريبية منفصلة ببيانات مصطنعة، ونسخ احتياطية تُجرَّب كل شهر.

## ٥. معالجون آخرون

نستعين بشركتي استضافة في مصر وألمانيا، وبشركة واحدة لإرسال البريد في ألمانيا. وأسماؤها وعناوينها في الملحق. ونعلن أي تغيير قبله بثلاثين يومًا، ولك أن تعترض.

## ٦. المساعدة

نعينك على الرد على طلبات أصحاب البيانات خلال ثلاثة أيام عمل، وعلى تقدير المخاطر، وعلى التعامل مع الجهات الرسمية. وخمس ساعات في السنة داخلة في الثمن.

## ٧. الحوادث

إذا ضاعت بيانات شخصية أو اطلع عليها من لا يحق له أبلغناك دون تأخير وخلال ٢٤ ساعة من علمنا: ماذا حدث، ومن يعنيه، وماذا فعلنا، وماذا ينبغي أن تفعل. فتستطيع أن تخطر الجهة المختصة خلال الساعات الاثنتين والسبعين التي يتيحها القانون.

## ٨. المراجعة

مرة كل سنة، وبعد كل حادثة، لك أو لمن تسميه أن تفحص كيف نلتزم بهذا الاتفاق، بإخطار قبله بأربعة عشر يومًا.

## ٩. الانتهاء

تتسلم في النهاية نسخة كاملة بصيغ مفتوحة. وبعد ثلاثين يومًا نحذف كل شيء، وتُحذف النسخ الاحتياطية عند انقضاء مدتها، وبعد سنة على الأكثر. ويصلك بذلك تأكيد مكتوب.

## ١٠. المسؤولية

تسري قواعد العقد الأصلي. ونُسأل معك أمام أصحاب البيانات على النحو الذي يقرره القانون.
`,
    },
  },
};
