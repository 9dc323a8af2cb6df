import type { PostEntry } from '../types.ts';

export const accessibleRightToLeft: PostEntry = {
  key: 'accessible-right-to-left',
  publishedAt: '2026-03-17',
  part: 4,
  author: 'nour-elsherif',
  tags: ['design', 'arabic'],
  related: [
    'posts:arabic-typography-web',
    'legals:accessibility',
    'services:product-design',
    'works:governorate-portal',
  ],
  locales: {
    en: {
      slug: 'accessible-right-to-left',
      title: 'Right to left is not a mirror',
      series: 'Arabic on the web',
      summary:
        'What turns, what stays, and what a screen reader makes of it: lessons from testing Arabic pages with eleven blind and low-vision readers.',
      body: `
Take an English page, flip it, and you have something that looks Arabic in a screenshot. Give it to Mahmoud, who is blind and files his own tax papers, and he finds the submit button before the form, hears a telephone number read backwards and is told in English that the button is called “close”.

In 2024 and 2025 we sat with eleven people, five blind and six with low vision, while they used Arabic pages that we and others had built. These notes come from 26 hours of recordings.

## What turns and what stays

Anything that means “onward” turns: arrows of navigation, chevrons, breadcrumbs, progress, the swipe that opens the next picture, the side from which a panel enters. Anything that depicts an object in the world stays: a clock, a tick, a cup with its handle, a logo.

Media controls stay, too. The play triangle refers to tape, not to text, and our testers expected it to the right. Charts are disputed. Time on a horizontal axis runs from the right for most readers in Egypt and from the left for engineers, who learned it so. We turn it for the public and offer a switch on dashboards.

The sentence inside a control follows its own language. An email address in an Arabic form is typed from left to right, aligned to the right, and its cursor behaves as in English. Isolate it. The bidirectional algorithm is a good guesser and a poor mind-reader: a plus sign before a telephone number jumps to the far end in about half of the pages we opened.

## Order in the source

Screen readers do not see sides, they hear an order. Layouts that swap columns by visual tricks keep the old order in the source. With logical properties, where “start” and “end” replace “left” and “right”, the source stays in reading order and the layout turns by itself. We forbid the physical names in the style checker. In our code base 1,900 lines became 1,140, because the corrections for the other direction vanished.

Two habits repay themselves at once.

1. Tab through the page in Arabic without looking at it. Say aloud what you expect next.
2. Use the arrow keys inside tabs, menus and sliders. In Arabic the left arrow must go forward. Half of the component libraries we tested in 2025 got sliders wrong.

## The voice changes with the language

A voice reads what the page claims to be. If an English name stands in an Arabic sentence without a language mark, an Arabic voice spells it or swallows it. If the whole page forgot to declare itself Arabic, an English voice reads “Arabic letter meem, Arabic letter noon”, and the reader leaves. Mark the page, then each foreign phrase of more than one word. Single product names are best left alone; three changes of voice in one line are worse than one odd pronunciation.

Hidden labels are the most frequent English left on Arabic pages. Nobody sees “Next slide”; everybody who listens hears it. We extract all accessible names from every page in the test run and fail on any Latin letter that is not in a list of names.

Vowel marks need thought. Voices disagree about homographs, and a single mark on the right consonant settles most of them: a damma tells “was opened” from “opened”. We add them in buttons and headings when a tester stumbled, never everywhere.

## Contrast is higher than you think

Arabic text faces have thinner joints and smaller counters than Latin of the same weight. A grey that passes at 4.5 to 1 looks washed out. We ask for 7 to 1 in running text, and dots that survive zooming to 200 per cent on an ordinary screen, since dots alone tell the Arabic for “daughter” from the Arabic for “house”.

Focus rings are drawn 3 pixels wide and outside the control. Two of our low-vision testers had been living without ever having seen one.

Mahmoud sent his papers on the fourth version in seven minutes. What he asked for next was not an adaptation at all: could the form please [remember what he had typed](/blog) when the bus went through the tunnel?
`,
      seo: {
        title: 'Accessible right-to-left design: not a mirror',
        description:
          'What turns and what stays in Arabic interfaces, source order, arrow keys, screen reader voices and contrast, from tests with readers.',
      },
    },
    ar: {
      slug: 'من-اليمين-دون-مرآة',
      title: 'الصفحة العربية ليست صورة في المرآة',
      series: 'العربية على الويب',
      summary:
        'ما الذي ينقلب وما الذي يبقى، وما الذي يسمعه قارئ الشاشة: دروس من اختبار صفحات عربية مع أحد عشر مكفوفًا وضعيف بصر.',
      body: `
خذوا صفحة إنجليزية واقلبوها، تحصلوا على شيء يبدو عربيًا في الصورة. ثم أعطوها لمحمود، وهو كفيف ينجز أوراقه الضريبية بنفسه، فيجد زر الإرسال قبل النموذج، ويسمع رقم الهاتف معكوسًا، ويخبره الصوت باسم زر الإغلاق بلغة أخرى.

في عامي ٢٠٢٤ و٢٠٢٥ جلسنا مع أحد عشر شخصًا، خمسة مكفوفين وستة من ضعاف البصر، وهم يستخدمون صفحات عربية بنيناها وبناها غيرنا. وهذه خلاصة ٢٦ ساعة من التسجيلات.

## ما ينقلب وما يبقى

كل ما معناه «إلى الأمام» ينقلب: أسهم التنقل، ومسار الصفحات، وشريط التقدم، والسحب الذي يأتي بالصورة التالية، والجانب الذي تدخل منه اللوحة. وكل ما يصور شيئًا في الدنيا يبقى: الساعة، وعلامة الصحة، والفنجان ومقبضه، والشعار.

وتبقى أزرار التشغيل كذلك، فالمثلث فيها يشير إلى شريط يدور لا إلى نص يُقرأ، وقد توقعه من اختبرنا معهم نحو اليمين. أما الرسوم البيانية فمحل خلاف: يجري الزمن من اليمين عند أغلب القراء في مصر، ومن اليسار عند المهندسين لأنهم تعلموه كذلك. فنقلبه للجمهور، ونترك في لوحات المؤشرات مفتاحًا للاختيار.

والنص داخل الخانة يتبع لغته هو. عنوان البريد الإلكتروني في نموذج عربي يُكتب من اليسار إلى اليمين ويُحاذى إلى اليمين، فاعزلوه عما حوله. إن خوارزمية الاتجاهين تحسن التخمين ولا تقرأ النوايا: علامة الزائد قبل رقم الهاتف قفزت إلى الطرف الآخر في نحو نصف الصفحات التي فتحناها.

## الترتيب في الأصل

قارئ الشاشة لا يرى جانبين، بل يسمع ترتيبًا. والتصميم الذي يبدل الأعمدة بحيلة بصرية يترك الترتيب القديم في الأصل. فإذا كتبنا الخصائص بلغة «البداية» و«النهاية» بدل «اليسار» و«اليمين» بقي الأصل على ترتيب القراءة وانقلب التخطيط وحده. نمنع الأسماء الجهوية في مدقق التنسيق، فنزلت سطورنا من ١٬٩٠٠ إلى ١٬١٤٠ لأن تصحيحات الاتجاه الآخر اختفت.

وهناك عادتان تردان ثمنهما فورًا.

1. تنقلوا في الصفحة العربية بمفتاح الجدولة دون أن تنظروا، وقولوا بصوت مسموع ما تتوقعونه بعد كل خطوة.
2. استخدموا الأسهم داخل الألسنة والقوائم ومقابض التدريج. السهم الأيسر في العربية يتقدم إلى الأمام، ونصف المكتبات التي جربناها عام ٢٠٢٥ أخطأ في مقابض التدريج.

## الصوت يتبدل مع اللغة

الصوت يصدّق ما تقوله الصفحة عن نفسها. فإذا ورد اسم أجنبي في جملة عربية دون تعريف بلغته، تهجاه الصوت العربي أو ابتلعه. وإذا نسيت الصفحة كلها أن تقول إنها عربية، قرأها صوت إنجليزي حرفًا حرفًا بأسماء الحروف، وانصرف القارئ. عرّفوا لغة الصفحة ثم لغة كل عبارة أجنبية تزيد على كلمة. أما أسماء المنتجات المفردة فاتركوها، فثلاثة أصوات في سطر واحد أسوأ من نطق غريب.

والأسماء الخفية أكثر ما يبقى بغير العربية في صفحاتنا. لا أحد يرى اسم زر الشريحة التالية، وكل من يستمع يسمعه. لذلك نستخرج في الاختبار كل اسم يُنطق في كل صفحة، ونرفض أي حرف لاتيني ليس في قائمة الأعلام.

والتشكيل يحتاج إلى روية. تختلف الأصوات في الكلمات المتشابهة رسمًا، وعلامة واحدة على الحرف المناسب تحسم أكثرها: الضمة تفرق بين «فُتح الباب» و«فَتح الباب». نضعها في الأزرار والعناوين حيث تعثر أحد المختبرين، ولا نعممها.

## التباين أعلى مما تظنون

وصلات الحرف العربي أدق وفراغاته الداخلية أضيق من اللاتيني بالوزن نفسه. والرمادي الذي يجتاز نسبة ٤٫٥ إلى ١ يبدو عندنا باهتًا. نطلب ٧ إلى ١ في النص الجاري، ونقاطًا تبقى واضحة عند التكبير إلى ٢٠٠ في المئة على شاشة عادية، فموضع النقطة هو الفرق بين «بنت» و«بيت».

أما إطار التركيز فنرسمه بعرض ثلاث نقاط خارج العنصر. وقد قال اثنان من ضعاف البصر إنهما لم يرياه قط قبل ذلك.

أرسل محمود أوراقه في النسخة الرابعة خلال سبع دقائق. ولم يكن طلبه التالي تكييفًا خاصًا به: أليس في وسع النموذج أن [يتذكر ما كتبه](/ar/blog) حين تدخل الحافلة النفق؟
`,
      seo: {
        title: 'إتاحة الصفحات العربية: ليست صورة في المرآة',
        description:
          'ما ينقلب وما يبقى في الواجهة العربية، والترتيب ومفاتيح الأسهم وأصوات قارئات الشاشة والتباين، من اختبارات مع قراء.',
      },
    },
  },
};
