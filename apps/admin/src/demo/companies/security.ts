import type { CompanyEntry } from '../types.ts';

export const security: CompanyEntry = {
  key: 'security',
  locales: {
    en: {
      slug: 'security',
      title: 'Security',
      summary:
        'How we protect the systems and data entrusted to us, what we test, what we admit, and how to report a weakness.',
      body: `
We run ninety systems. In some of them are medical records, in others salaries, in one the design of a carpet that must not be seen before spring. This page says what we do so that these remain where they belong. It describes practices that you may inspect, not adjectives.

## Few doors, few keys

Nobody at Nasaq has access to a client’s data because of rank. Access is granted for a task, by name, with an end date, and is written to a log that cannot be altered afterwards. Every account is protected by a hardware key. In an average week, nine of our 64 people hold any key to production systems. When somebody leaves, all keys are withdrawn within the hour, and a second person confirms it.

## Boring machinery, quickly mended

Servers are built from a description and replaced, never patched by hand. Serious weaknesses in anything we operate are closed within 48 hours; in 2025 the median was 11 hours. Every dependency is listed for every system, so that the question “are we affected?” takes minutes.

Data is encrypted on its way and at rest. Backups are made every night, kept in a second place in Egypt, and restored in full once a month as a test, with a stopwatch. A backup that nobody has restored is a hope.

## Tested by people who are not our friends

An independent firm attacks our products once a year and our clients’ systems on request. We publish a summary to clients within thirty days, including what was found. In 2025 there were fourteen findings, none critical, two high. All have been closed and tested again.

## If something happens

Whoever is on duty may take a system off the network without asking. Affected clients are told within four hours of our first suspicion, by telephone, by a person. Personal data falls under law 151 of 2020: we support you in notifying the authority within 72 hours, and the persons concerned after that. A written account follows within three working days. The terms on which we process data for clients are in our [legal pages](/legal).
`,
      figures: [
        { value: '11 hours', label: 'median to close a serious weakness in 2025' },
        { value: '12', label: 'full test restores a year for each system' },
        { value: '9 of 64', label: 'people with access to production in an average week' },
        { value: '4 hours', label: 'at most until affected clients are called' },
      ],
      sections: [
        {
          title: 'Report a weakness',
          text: 'Write to hello@nasaq.example with “security” in the subject, or use the report page. You receive an answer from an engineer within one working day.',
        },
        {
          title: 'Our promise to researchers',
          text: 'Whoever reports in good faith, takes no more data than is needed to show the fault and gives us ninety days will not meet a lawyer. We thank by name, if you wish, and pay for serious findings.',
        },
        {
          title: 'Where data is kept',
          text: 'By default in two data centres in Egypt. For clients in Saudi Arabia and the Emirates, in their own country. No data crosses a border without a written decision of the client.',
        },
        {
          title: 'People',
          text: 'All colleagues sign confidentiality terms, are trained every six months with cases from our own year, and receive fake emails from us. In the last round two of 64 clicked. One of them was Karim.',
        },
      ],
      seo: {
        title: 'Security at Nasaq: practices you can inspect',
        description:
          'Access by name and date, weaknesses closed in hours, backups restored monthly, independent tests, and how to report a weakness.',
      },
    },
    ar: {
      slug: 'الأمان',
      title: 'الأمان',
      summary: 'كيف نحمي ما اؤتُمنا عليه من أنظمة وبيانات، وماذا نختبر، وبماذا نعترف، وكيف تبلغوننا عن ثغرة.',
      body: `
نشغل تسعين نظامًا، في بعضها سجلات مرضى، وفي بعضها رواتب، وفي واحد منها تصميم سجادة لا ينبغي أن يُرى قبل الربيع. تقول هذه الصفحة ما نفعله كي يبقى ذلك في مكانه. وهي تصف ممارسات لكم أن تفحصوها، لا نعوتًا.

## أبواب قليلة ومفاتيح قليلة

لا يطلع أحد في نسق على بيانات عميل بحكم منصبه. يُمنح الاطلاع لمهمة، وباسم صاحبه، وله تاريخ انتهاء، ويُكتب في سجل لا يمكن تعديله بعد ذلك. وكل حساب محمي بمفتاح مادي يُحمل في اليد. وفي الأسبوع المعتاد لا يملك مفتاحًا إلى أنظمة التشغيل إلا تسعة من أربعة وستين. وإذا غادر زميل سُحبت مفاتيحه خلال ساعة، ويؤكد ذلك شخص ثانٍ.

## آلات مملة تُصلح بسرعة

تُبنى الخوادم من وصف مكتوب وتُستبدل، ولا تُرقع باليد. ونسد الثغرات الخطيرة في كل ما نشغله خلال ٤٨ ساعة؛ وكان الوسيط في ٢٠٢٥ إحدى عشرة ساعة. ولكل نظام قائمة بمكوناته كلها، فسؤال «هل نحن معنيون؟» يُجاب في دقائق.

والبيانات مشفرة في الطريق وفي مكانها. والنسخ الاحتياطية تُؤخذ كل ليلة وتُحفظ في موقع ثانٍ داخل مصر، وتُستعاد كاملة مرة في الشهر اختبارًا، والساعة في اليد. فالنسخة التي لم يستعدها أحد ليست إلا أملًا.

## يختبرنا من لا يجاملنا

تهاجم شركة مستقلة منتجاتنا مرة في السنة، وأنظمة عملائنا عند الطلب. ونرسل إلى العملاء ملخصًا خلال ثلاثين يومًا، بما فيه ما وُجد. كانت الملاحظات في ٢٠٢٥ أربع عشرة، ليس منها حرج، واثنتان مرتفعتان، وقد عولجت كلها وأُعيد اختبارها.

## إذا وقع شيء

لمن في المناوبة أن يعزل النظام عن الشبكة دون أن يستأذن. ويُخطر العملاء المتأثرون خلال أربع ساعات من أول شك، بالهاتف، وبصوت إنسان. والبيانات الشخصية يحكمها القانون رقم ١٥١ لسنة ٢٠٢٠، فنساعدكم في إبلاغ الجهة المختصة خلال ٧٢ ساعة ثم إبلاغ أصحاب البيانات. ويتبع ذلك تقرير مكتوب خلال ثلاثة أيام عمل. أما شروط معالجتنا لبيانات العملاء ففي [الصفحات القانونية](/ar/legal).
`,
      figures: [
        { value: '١١ ساعة', label: 'الزمن الوسيط لسد الثغرة الخطيرة في ٢٠٢٥' },
        { value: '١٢', label: 'استعادة كاملة تجريبية في السنة لكل نظام' },
        { value: '٩ من ٦٤', label: 'شخصًا يدخلون أنظمة التشغيل في الأسبوع المعتاد' },
        { value: '٤ ساعات', label: 'على الأكثر حتى نتصل بالعملاء المتأثرين' },
      ],
      sections: [
        {
          title: 'أبلغوا عن ثغرة',
          text: 'اكتبوا إلى ⁦hello@nasaq.example⁩ واجعلوا «أمان» في عنوان الرسالة، أو استخدموا صفحة البلاغات. يصلكم رد من مهندس خلال يوم عمل واحد.',
        },
        {
          title: 'وعدنا للباحثين',
          text: 'من أبلغ بحسن نية، ولم يأخذ من البيانات إلا ما يثبت العيب، وأمهلنا تسعين يومًا، لن يلقى محاميًا. نشكره باسمه إن أراد، ونكافئ على الاكتشافات الخطيرة.',
        },
        {
          title: 'أين تُحفظ البيانات',
          text: 'في مركزي بيانات داخل مصر ما لم يُطلب غير ذلك. ولعملاء السعودية والإمارات داخل بلدهم. ولا تعبر بيانات حدودًا دون قرار مكتوب من العميل.',
        },
        {
          title: 'الزملاء',
          text: 'يوقع الزملاء جميعًا تعهد سرية، ويتدربون كل ستة أشهر على حالات من عامنا نفسه، ونرسل إليهم رسائل خادعة. ضغط في آخر جولة اثنان من ٦٤، أحدهما كريم.',
        },
      ],
      seo: {
        title: 'الأمان في نسق: ممارسات يمكن فحصها',
        description:
          'وصول بالاسم والتاريخ، وثغرات تُسد في ساعات، ونسخ تُستعاد كل شهر، واختبارات مستقلة، وطريقة الإبلاغ عن ثغرة.',
      },
    },
  },
};
