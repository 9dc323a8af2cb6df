import type { PostEntry } from '../types.ts';

export const sixPluralForms: PostEntry = {
  key: 'six-plural-forms',
  publishedAt: '2026-02-24',
  part: 3,
  author: 'salma-hegazy',
  tags: ['arabic', 'engineering'],
  related: ['posts:search-in-arabic', 'posts:cms-in-two-languages', 'services:bilingual-content', 'products:bareed'],
  locales: {
    en: {
      slug: 'six-plural-forms',
      title: 'Six plural forms, and the sentence around them',
      series: 'Arabic on the web',
      summary:
        'Arabic counts in six ways. Programmers meet them as a table; writers know that the number is only the first word that changes.',
      body: `
“You have 1 new messages” is a small embarrassment in English. In Arabic the same carelessness produces a sentence that no child would say, five times out of six.

English has two forms of a noun after a number. Arabic has six categories, and every screen that shows a count must be ready for all of them: nothing, one, two, three to ten, eleven to ninety-nine, and the round hundreds with their neighbours.

## The six, with a noun

Take the word for day, yawm.

- **Zero.** “No days”: the negation governs the noun, and a numeral is seldom wanted at all.
- **One.** The noun alone says “one day”. Writing the figure before it is a translation, not Arabic.
- **Two.** A dual ending on the noun itself. Again no numeral.
- **Few, 3 to 10.** The plural, in the genitive: “3 days”. The form of the number word, if you write it out, takes the opposite gender.
- **Many, 11 to 99.** The singular again, in the accusative: in unvowelled text the visible difference is often a final alif.
- **Other, 100, 101, 102 and so on.** The singular in the genitive, without that alif.

The categories repeat every hundred. 103 behaves as 3 does, 111 as 11, and 200 is “other”. Nobody should write this with conditions in code. The rules are part of the Unicode locale data, and every platform can be asked for the category of a number.

## Why the table is not enough

An engineer receives the six keys, hands six empty cells to a translator, and thinks it is done. Then the bug reports start, because the number reaches further than its noun.

The verb agrees: one file was uploaded, two files, with its own dual, were. The adjective agrees, and with plurals of things it turns feminine singular, so “3 new messages” has an adjective that looks like that of one message. The pronoun later in the sentence agrees as well. “Delete them?” has a different ending for two than for five.

So the unit of translation is the whole sentence, never the noun. We forbid assembling: no “{count} + noun + verb” from three catalogue entries. Six complete sentences cost a writer four minutes. Repairing assembled ones costs a week, because nobody sees them all.

## Ways to need fewer forms

Often the best answer is a sentence that does not count.

1. **Put the label first.** “Unread messages: 12” needs one form in either language. For tables, badges and filters this is our default.
2. **Use a noun of the kind.** A heading such as “Search results” above a bare figure needs no agreement.
3. **Say the meaning.** Rather than “1 day left” write “Tomorrow is the last day”. The edge cases deserve a human sentence anyway: zero results is a moment to help, not to print a nought.

Where a living sentence is right, as in a reminder or a receipt, we write all six and enjoy it. Zero, one and two become the warmest sentences on the page, since they carry no digits at all.

## Testing with seven numbers

We look at every counted text with 0, 1, 2, 3, 11, 100 and 103. Seven values, because 103 catches those who think “more than a hundred” is a category. A check in the build fails if an Arabic entry lacks one of its six forms or if a form that should carry the number has lost it. And an editor reads each one aloud; the ear is quicker than the rule.

Ranges and fractions come last. “1.5 hours” belongs to “other”. A range takes the category of its upper end. Neither appears in tutorials, both appear on [real sites](/works).

Grammar like this is sometimes called an edge case. It is the way in which four hundred million people count their messages, and a system that cannot do it has not been finished.
`,
      seo: {
        title: 'Arabic plurals in software: the six forms',
        description:
          'How Arabic plural categories work, why whole sentences must be translated, and seven numbers with which to test every count.',
      },
    },
    ar: {
      slug: 'ست-صيغ-للعدد',
      title: 'ست صيغ للعدد، والجملة التي حولها',
      series: 'العربية على الويب',
      summary: 'تعدّ العربية على ست صور. يراها المبرمج جدولًا، ويعرف الكاتب أن العدد ليس إلا أول كلمة تتغير.',
      body: `
«لديك ١ رسائل جديدة» هفوة صغيرة لو كُتبت بالإنجليزية، أما في العربية فالإهمال نفسه يخرج جملة لا ينطق بها طفل، ويخرجها في خمس حالات من ست.

للاسم بعد العدد في الإنجليزية صورتان. وللعربية ست فئات ينبغي أن تستعد لها كل شاشة تعرض عددًا: العدم، والواحد، والاثنان، ومن ثلاثة إلى عشرة، ومن أحد عشر إلى تسعة وتسعين، ثم المئة وما شابهها.

## الفئات الست مع معدودها

خذوا كلمة «يوم».

- **الصفر.** «لا أيام متبقية»: النفي يتولى الأمر، ولا حاجة إلى الرقم في الغالب.
- **الواحد.** «يوم واحد»، والاسم وحده يكفي. أما كتابة الرقم قبله فترجمة لا عربية.
- **الاثنان.** «يومان» أو «يومين» بحسب الموقع، ولا رقم هنا أيضًا.
- **القليل، من ٣ إلى ١٠.** «٣ أيام»: جمع مجرور، ولفظ العدد إذا كُتب خالف معدوده في التذكير والتأنيث.
- **الكثير، من ١١ إلى ٩٩.** «١١ يومًا»: مفرد منصوب، والألف في آخره هي الفرق الذي تراه العين.
- **الباقي، ١٠٠ و١٠١ و١٠٢ وما إليها.** «١٠٠ يوم»: مفرد مجرور بلا ألف.

وتتكرر الفئات مع كل مئة: ١٠٣ تُعامل معاملة ٣، و١١١ معاملة ١١، و٢٠٠ من الباقي. ولا ينبغي أن يكتب أحد ذلك شروطًا في شفرته؛ فالقواعد جزء من بيانات اللغات في معيار يونيكود، وكل منصة تجيب إذا سُئلت عن فئة عدد.

## لماذا لا يكفي الجدول

يتسلم المهندس الخانات الست فيسلمها فارغة إلى المترجم ويظن أن المهمة انتهت، ثم تبدأ البلاغات، لأن أثر العدد يتجاوز معدوده.

الفعل يتبعه: «رُفع ملف»، و«رُفع ملفان»، و«رُفعت ٥ ملفات». والصفة تتبعه، وتأتي مع جمع غير العاقل مفردة مؤنثة، فنقول «٣ رسائل جديدة» و«رسالتان جديدتان». والضمير الذي يأتي بعد سطر يتبعه كذلك: «هل تريد حذفه؟» ثم «حذفهما» ثم «حذفها». وكل من هذه الكلمات لا يظهر في الجدول إذا ترجمنا الاسم وحده.

لذلك فوحدة الترجمة عندنا هي الجملة كاملة لا الاسم. ونمنع التركيب منعًا: لا جملة تُجمع من عدد واسم وفعل جاؤوا من ثلاثة مواضع في القاموس. كتابة ست جمل تامة تستغرق من الكاتب أربع دقائق، وإصلاح الجمل المركبة يستغرق أسبوعًا، لأن أحدًا لا يراها مجتمعة.

## طرق للاستغناء عن الصيغ

كثيرًا ما يكون الحل جملة لا عدد فيها.

1. **قدّموا العنوان.** «الرسائل غير المقروءة: ١٢» تكفيها صورة واحدة في أي لغة، وهي طريقتنا المعتادة في الجداول والشارات وعوامل التصفية.
2. **سمّوا النوع.** عنوان مثل «نتائج البحث» فوق رقم مجرد لا يحتاج إلى مطابقة.
3. **قولوا المعنى.** بدل «متبقٍ يوم واحد» اكتبوا «غدًا آخر يوم». والحالات الطرفية تستحق جملة بشرية على كل حال: خلو النتائج فرصة للمساعدة، لا لطباعة صفر.

وحيث تكون الجملة الحية هي الصواب، كما في التذكير والإيصال، نكتب الصيغ الست ونستمتع بها. فالعدم والواحد والاثنان تصير أدفأ جمل الصفحة لأنها تخلو من الأرقام.

## الاختبار بسبعة أعداد

ننظر إلى كل نص معدود مع ٠ و١ و٢ و٣ و١١ و١٠٠ و١٠٣. سبع قيم، لأن الأخيرة تكشف من ظن أن «ما زاد على مئة» فئة واحدة. ويتوقف البناء إذا نقصت صيغة عربية من الست، أو إذا سقط الرقم من صيغة ينبغي أن تحمله. ثم يقرؤها محرر بصوت مسموع، فالأذن أسرع من القاعدة.

وتبقى الكسور والنطاقات. «١٫٥ ساعة» من الباقي، والنطاق يأخذ فئة طرفه الأعلى: «من ٣ إلى ١١ يومًا». لا تذكرهما الشروح، وتراهما في [المواقع الحقيقية](/ar/works) كل يوم.

يسمي بعضهم هذا النحو «حالة طرفية». وهو الطريقة التي يعد بها أربعمئة مليون إنسان رسائلهم، والنظام الذي لا يحسنها نظام لم يكتمل.
`,
      seo: {
        title: 'صيغ الجمع العربية في البرمجيات: الفئات الست',
        description: 'كيف تعمل فئات العدد الست في العربية، ولماذا تُترجم الجملة كاملة، وسبعة أعداد لاختبار كل نص معدود.',
      },
    },
  },
};
