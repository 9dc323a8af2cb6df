import type { LegalEntry } from '../types.ts';

export const dataProcessing: LegalEntry = {
  key: 'data-processing',
  revisedAt: '2026-03-22',
  locales: {
    en: {
      slug: 'data-processing',
      title: 'Data processing terms for clients',
      summary:
        'How Nasaq handles personal data on behalf of clients: instructions, security, subcontractors, breaches, audits and the end of a contract.',
      body: `
These terms form part of every contract under which we develop, host or operate a system that contains personal data of which you, the client, are the controller. We are then the processor in the sense of Egyptian law 151 of 2020 (“the law”). A signed copy is available on request.

## 1. Subject and instructions

We process personal data only for the purposes stated in the contract and on your documented instructions. The annex to each contract names the kinds of data, the groups of persons, the purposes and the duration. If we believe that an instruction violates the law we say so, and may suspend it until you have confirmed or changed it. We never use the data for purposes of our own, nor to train models.

## 2. Your duties

You are responsible for a lawful basis, for informing the persons concerned, for any licence or permit which the law requires of a controller, and for giving us only data that the purpose needs. For trials and demonstrations we ask for invented or anonymised data.

## 3. Confidentiality

Only persons who need the data for their task, are bound to secrecy in writing and have been trained receive access. The duty continues after they have left us. Access is granted by name and for a limited time, and is recorded; you may see the record.

## 4. Security

We maintain at least the following measures: encryption in transit and at rest; hardware keys for all administrative access; separation of clients; daily backups in a second place, with a monthly test of restoring them; closing of serious weaknesses within 48 hours; an independent security test each year; and physical protection of the data centres. We may replace a measure by one that is not weaker. Sensitive data in the sense of the law is processed only if the contract says so, with additional measures.

## 5. Place and transfer

Data is stored in Egypt or in the country agreed in the contract. We transfer it to another country, or grant access from there, only on your written instruction and if the conditions of the law for transfers across borders are met, including a licence where one is required.

## 6. Subcontractors

The annex lists every subcontractor with its place and task. We announce a change thirty days in advance. You may object for good reason; if no solution is found you may end the service concerned and are refunded what was paid for the remaining time. Subcontractors accept the same duties, and we answer for them as for ourselves.

## 7. Rights of the persons concerned

If a person turns to us we forward the request within one working day and do not answer it ourselves. We help you to meet the period of six working days: systems that we build can show, correct, export and erase the data of a person, and our team does so on request.

## 8. Breaches

We inform you without delay, and at the latest four hours after becoming aware of a breach or of a well-founded suspicion, by telephone and in writing. The message states what is known about its kind, extent, likely consequences and the measures taken, and is completed as more becomes known. We support you in notifying the Personal Data Protection Centre within 72 hours and the persons concerned within the following three working days. We do not notify in your name without instruction.

## 9. Evidence and audits

We keep a record of processing and provide what you need to demonstrate compliance. Once a year, or after a breach, you or an auditor bound to secrecy may examine our measures with ten working days’ notice, during opening hours. The first day of each year is free of charge.

## 10. The end

When the contract ends you receive all data in a common, documented format. Thirty days after you have confirmed that it is complete we erase it, and remove it from backups 35 days later, and confirm this in writing. Data which the law obliges us to keep is blocked and used for nothing else.

## 11. Liability, precedence, contact

Liability follows the main contract. In questions of personal data these terms prevail over it; in disputes the Arabic version decides. The data protection officer can be reached through the [contact page](/contact).
`,
      seo: {
        title: 'Data processing terms for clients of Nasaq',
        description:
          'How Nasaq processes personal data for clients under Egyptian law 151 of 2020: security, subcontractors, breaches, audits, erasure.',
      },
    },
    ar: {
      slug: 'معالجة-البيانات',
      title: 'شروط معالجة البيانات للعملاء',
      summary:
        'كيف تتعامل نسق مع البيانات الشخصية نيابة عن عملائها: التعليمات والأمان ومقدمو الخدمة والخروق والتدقيق ونهاية العقد.',
      body: `
هذه الشروط جزء من كل عقد نطور بموجبه أو نستضيف أو نشغل نظامًا يحوي بيانات شخصية أنتم، العميل، المتحكم فيها. ونكون عندئذ المعالج بالمعنى الوارد في القانون رقم ١٥١ لسنة ٢٠٢٠ («القانون»). ونقدم نسخة موقعة عند الطلب.

## ١. الموضوع والتعليمات

لا نعالج البيانات الشخصية إلا للأغراض المبينة في العقد وبناءً على تعليماتكم الموثقة. ويحدد ملحق العقد أنواع البيانات وفئات أصحابها والأغراض والمدة. وإذا رأينا في تعليمات مخالفة للقانون أخبرناكم، ولنا أن نوقفها حتى تؤكدوها أو تعدلوها. ولا نستخدم البيانات لأغراضنا أبدًا، ولا لتدريب النماذج.

## ٢. واجباتكم

عليكم توفير الأساس القانوني، وإعلام أصحاب البيانات، واستصدار ما يوجبه القانون على المتحكم من ترخيص أو تصريح، وألا تعطونا من البيانات إلا ما يحتاج إليه الغرض. وفي التجارب والعروض نطلب بيانات متخيلة أو مجهلة.

## ٣. السرية

لا يطلع على البيانات إلا من تقتضي مهمته ذلك وتعهد كتابة بالسرية وتلقى التدريب. ويبقى التعهد قائمًا بعد تركه العمل. والاطلاع بالاسم ولمدة محدودة ومسجل، ولكم أن تروا السجل.

## ٤. الأمان

نلتزم بما يلي حدًا أدنى: تشفير البيانات في النقل والحفظ؛ ومفاتيح مادية لكل دخول إداري؛ وفصل بيانات العملاء بعضها عن بعض؛ ونسخ احتياطية يومية في موقع ثانٍ مع اختبار شهري لاستعادتها؛ وسد الثغرات الخطيرة خلال ٤٨ ساعة؛ واختبار أمني مستقل كل سنة؛ وحماية مراكز البيانات ماديًا. ولنا أن نستبدل بإجراء ما ليس أضعف منه. ولا تُعالج البيانات الحساسة بالمعنى الوارد في القانون إلا إذا نص العقد عليها، وبإجراءات إضافية.

## ٥. المكان والنقل

تُحفظ البيانات في مصر أو في البلد الذي يحدده العقد. ولا ننقلها إلى بلد آخر، ولا نتيح الاطلاع عليها منه، إلا بتعليمات مكتوبة منكم وبعد استيفاء شروط القانون للنقل عبر الحدود، ومنها الترخيص حيث يلزم.

## ٦. مقدمو الخدمة من الباطن

يسرد الملحق كل مقدم خدمة ومكانه ومهمته. ونعلن أي تغيير قبل ثلاثين يومًا، ولكم أن تعترضوا لسبب معقول، فإن لم نجد حلًا كان لكم إنهاء الخدمة المعنية واسترداد ما دُفع عن بقية مدتها. ويلتزم مقدمو الخدمة بالواجبات نفسها، ونُسأل عنهم كما نُسأل عن أنفسنا.

## ٧. حقوق أصحاب البيانات

إذا توجه إلينا أحدهم أحلنا طلبه إليكم خلال يوم عمل ولم نجب عنه بأنفسنا. ونساعدكم على الالتزام بمهلة ستة أيام العمل: فالأنظمة التي نبنيها تستطيع عرض بيانات الشخص وتصحيحها وتصديرها ومحوها، وينفذ فريقنا ذلك عند الطلب.

## ٨. الخروق

نخطركم دون إبطاء، وخلال أربع ساعات على الأكثر من علمنا بخرق أو بشك له ما يبرره، بالهاتف وكتابة. ويذكر الإخطار ما عُرف من نوع الخرق ومداه وعواقبه المحتملة وما اتُخذ من إجراءات، ونستكمله كلما عرفنا جديدًا. ونعينكم على إبلاغ مركز حماية البيانات الشخصية خلال ٧٢ ساعة، وأصحاب البيانات خلال أيام العمل الثلاثة التالية. ولا نبلغ أحدًا باسمكم دون تعليمات.

## ٩. الإثبات والتدقيق

نمسك سجلًا للمعالجة ونقدم ما تحتاجون إليه لإثبات الالتزام. ولكم، أو لمدقق ملتزم بالسرية، أن تفحصوا إجراءاتنا مرة في السنة أو بعد خرق، بإخطار قبلها بعشرة أيام عمل، وفي ساعات العمل. واليوم الأول في كل سنة دون مقابل.

## ١٠. نهاية العقد

عند انتهاء العقد تتسلمون البيانات كلها بصيغة شائعة موثقة. وبعد ثلاثين يومًا من تأكيدكم اكتمالها نمحوها، وتزول من النسخ الاحتياطية بعد ٣٥ يومًا أخرى، ونؤكد ذلك كتابة. وما يلزمنا القانون بحفظه يُحجب ولا يُستخدم في غيره.

## ١١. المسؤولية والأولوية والتواصل

تتبع المسؤولية العقد الأصلي. وفي شأن البيانات الشخصية تتقدم هذه الشروط عليه، والعبرة عند النزاع بالنص العربي. ويمكن الوصول إلى مسؤول حماية البيانات من [صفحة التواصل](/ar/contact).
`,
      seo: {
        title: 'شروط معالجة البيانات لعملاء نسق',
        description:
          'كيف تعالج نسق البيانات الشخصية لعملائها وفق القانون رقم ١٥١ لسنة ٢٠٢٠: الأمان ومقدمو الخدمة والخروق والتدقيق والمحو.',
      },
    },
  },
};
