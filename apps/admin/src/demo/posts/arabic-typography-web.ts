import type { PostEntry } from '../types.ts';

export const arabicTypographyWeb: PostEntry = {
  key: 'arabic-typography-web',
  publishedAt: '2025-11-18',
  part: 1,
  author: 'nour-elsherif',
  tags: ['design', 'arabic'],
  related: [
    'posts:accessible-right-to-left',
    'posts:patterns-from-geometry',
    'services:product-design',
    'works:zajal-publishing',
  ],
  locales: {
    en: {
      slug: 'arabic-typography-web',
      title: 'Setting Arabic on the web: ten settings that decide',
      series: 'Arabic on the web',
      summary:
        'Size, leading, spacing, fallback and six more. Most Arabic pages look wrong because they inherited them from Latin.',
      body: `
Open ten bilingual sites from our region and switch each to Arabic. In seven of them the text looks smaller, paler and more crowded than its English neighbour, although the style sheet gives both the same size. Nobody decided this. The numbers were chosen for Latin and Arabic inherited them.

What follows is the list we go through for every site. None of it is a matter of taste; each point can be checked on a screen in a minute.

## The body of the letter is elsewhere

A Latin text face puts most of its ink between the baseline and the x-height, about half of the em. Arabic has no x-height. Its teeth are low, its ascenders tall, and its bowls fall far below the line. At the same nominal size the part of the word that the eye reads is about a fifth smaller.

- **Size.** We set Arabic 5 to 12 per cent larger than the Latin beside it. With IBM Plex it is 17 pixels against 18. Do it once, on the root of the Arabic page, not component by component.
- **Leading.** 1.6 is generous for Latin and cramped for Arabic. We start at 1.85 for text and never go under 1.3 for display, because the dots under a final yaa and the hamza above an alif in the next line otherwise touch.
- **Measure.** Arabic words are shorter, about 4.6 letters against 5.1 in our own corpus, and they have fewer small articles between them. A column of 65 Latin characters corresponds to roughly 60 Arabic ones.

## Three properties that break words

Letter spacing is the most common wound. A value of even half a pixel pulls joined letters apart in some engines and stretches the joint in others. Set it to zero for Arabic, explicitly, since a parent may carry it. Uppercase does nothing to Arabic, but designers lean on it for hierarchy, so the Arabic heading loses its rank: give it weight or size instead. And there is no italic. When a browser is asked for one it slants the glyphs, to the wrong side. Emphasis in Arabic is bold, colour, or a different cut of the letter.

Justified text is the fourth temptation. Printed Arabic was justified by lengthening the joint, which a calligrapher placed by judgement. Browsers only widen the spaces. Keep the edge ragged.

## Pairing, loading, falling back

Two faces that share a name do not always share a colour. Print a paragraph of each, step back two metres and half close your eyes: the two grey fields should match. If they do not, change the weight of one. In our pairs Arabic 400 often sits beside Latin 380, which a variable font allows.

Then there is weight of another kind. An Arabic face of two styles is 60 to 90 kilobytes after subsetting, because of its ligatures and contextual forms. So we split by unicode range, preload only the face of the page’s language, and draw the fallback with adjusted metrics, so that nothing moves when the real face arrives. A layout shift of zero is reachable in both scripts; we [hold our sites to it](/works).

One more detail earns its place. If the fallback system face lacks Arabic, some devices substitute a Naskh of very different height for one second. Name the Arabic system faces in the stack yourself.

## How we look

A specimen page, kept in each project, shows every text style in both languages at phone and desktop widths, with the worst strings we have: a word with four descending letters, a heading that ends in a taa marbuta, a line that mixes a phone number, a Latin name and a percentage. We look at it on a cheap phone in daylight. Whatever survives that survives the site.

If you only have an hour, do three things today: raise the leading, zero the letter spacing, and remove the slant. Your Arabic readers will not say why the page became easier. They will simply read further.
`,
      seo: {
        title: 'Arabic typography on the web: ten settings',
        description:
          'Size, leading, letter spacing, weight, fallback: the settings that make Arabic text on the web as readable as its Latin neighbour.',
      },
    },
    ar: {
      slug: 'الطباعة-العربية-على-الويب',
      title: 'الحرف العربي على الشاشة: عشرة إعدادات تحسم الأمر',
      series: 'العربية على الويب',
      summary:
        'الحجم وفراغ السطر وتباعد الحروف والخط البديل. أغلب صفحاتنا العربية تبدو متعبة لأنها ورثت أرقامها عن الحرف اللاتيني.',
      body: `
افتحوا عشرة مواقع من منطقتنا تعمل بلغتين، وانتقلوا في كل منها إلى العربية. في سبعة منها سيبدو النص أصغر وأبهت وأضيق من جاره الإنجليزي، مع أن ملف التنسيق أعطى اللغتين الحجم نفسه. لم يقرر أحد ذلك؛ اختيرت الأرقام للحرف اللاتيني، فورثتها العربية كما هي.

في السطور التالية القائمة التي نمر بها في كل موقع نصممه. ليس فيها ما يرجع إلى الذوق، وكل بند منها يُفحص على الشاشة في دقيقة.

## جسم الحرف في موضع آخر

يضع الخط اللاتيني معظم حبره بين السطر وارتفاع الحرف الصغير، أي في نصف المساحة تقريبًا. أما العربية فلا تعرف هذا الارتفاع: أسنانها منخفضة، وألفاتها ولاماتها عالية، وكاساتها تنزل عميقًا تحت السطر. فإذا تساوى المقاس كان الجزء الذي تقرؤه العين من الكلمة العربية أصغر بنحو الخُمس.

- **الحجم.** نكبّر العربية بين ٥ و١٢ في المئة عن اللاتيني المجاور لها؛ ففي IBM Plex نضع أمام ١٧ نقطة لاتينية ١٨ عربية. ويكون ذلك مرة واحدة في أصل الصفحة العربية، لا في كل عنصر على حدة.
- **فراغ السطر.** سطر ١٫٦ سخي على اللاتيني ضيق على العربي. نبدأ من ١٫٨٥ في النصوص، ولا ننزل عن ١٫٣ في العناوين الكبيرة، وإلا لامست نقطتا الياء في آخر الكلمة همزة الألف في السطر الذي يليها.
- **عرض العمود.** الكلمة العربية أقصر، نحو ٤٫٦ حروف في مدونتنا النصية مقابل ٥٫١ للإنجليزية، فيقابل عمودًا لاتينيًا من ٦٥ حرفًا عمود عربي من ٦٠ تقريبًا.

## خصائص تكسر الكلمة

أشيع الجروح تباعد الحروف. نصف نقطة منه تكفي كي تنفصل الحروف المتصلة في بعض المتصفحات ويتمطط ما بينها في بعضها الآخر. فاجعلوه صفرًا للعربية صراحة، لأن العنصر الأب قد يحمل قيمة أخرى. والحروف الكبيرة لا أثر لها عندنا، لكن المصمم يعتمد عليها في بيان المراتب، فيفقد العنوان العربي رتبته؛ عوّضوه بالوزن أو بالحجم. وليس في العربية حرف مائل أصلًا: إذا طُلب من المتصفح أماله بالقوة، وإلى الجهة الخطأ. التوكيد عندنا بالوزن أو اللون أو بقَطع آخر من الخط.

ثم يأتي إغراء رابع هو ضبط السطور من الجهتين. كان الخطاط يضبط سطره بمد الحرف حيث يراه أليق، أما المتصفح فلا يعرف إلا توسيع المسافات. اتركوا حافة السطر حرة.

## المزاوجة والتحميل والخط البديل

لا يكفي أن يحمل الخطان اسمًا واحدًا كي يتفق لونهما. اطبعوا فقرة بكل منهما، وابتعدوا مترين وأغمضوا العين نصف إغماضة: ينبغي أن تتساوى المساحتان الرماديتان. فإن لم تتساويا فعدّلوا وزن إحداهما. كثيرًا ما يجاور عندنا الوزن العربي ٤٠٠ وزنًا لاتينيًا من ٣٨٠، وهو ما تسمح به الخطوط المتغيرة.

وهناك وزن آخر يُقاس بالكيلوبايت. فالخط العربي بوزنين يبلغ بين ٦٠ و٩٠ كيلوبايت بعد اقتطاع ما لا يلزم، بسبب تراكيبه وأشكال حروفه بحسب موضعها. لذلك نقسم الخط بحسب نطاق الحروف، ونقدّم تحميل خط لغة الصفحة وحده، ونضبط مقاييس الخط البديل حتى لا يتحرك شيء حين يصل الأصلي. والوصول إلى صفحة لا تهتز ممكن باللغتين، وهو ما [نلتزم به في أعمالنا](/ar/works).

وبقيت مسألة صغيرة تستحق مكانها: إذا خلا الخط البديل من العربية استعار الجهاز خطًا نسخيًا يختلف ارتفاعه كثيرًا، فتقفز الصفحة ثانية كاملة. سمّوا بأنفسكم خطوط النظام العربية ضمن قائمة البدائل.

## كيف ننظر

في كل مشروع صفحة عينات تعرض أنماط النص كلها باللغتين، بعرض الهاتف وعرض المكتب، وبأصعب ما عندنا من كلمات: كلمة فيها أربعة حروف نازلة، وعنوان ينتهي بتاء مربوطة، وسطر يجتمع فيه رقم هاتف واسم لاتيني ونسبة مئوية. ننظر إليها على هاتف رخيص في ضوء النهار، وما اجتاز ذلك اجتاز الموقع كله.

فإن لم يكن لديكم إلا ساعة واحدة فافعلوا اليوم ثلاثة أشياء: ارفعوا فراغ السطر، وصفّروا تباعد الحروف، وألغوا الإمالة. لن يقول لكم قراء العربية لماذا صارت الصفحة أريح، لكنهم سيقرؤون أكثر.
`,
      seo: {
        title: 'الطباعة العربية على الويب: عشرة إعدادات',
        description:
          'الحجم وفراغ السطر وتباعد الحروف والوزن والخط البديل: إعدادات تجعل النص العربي على الويب مقروءًا كجاره اللاتيني.',
      },
    },
  },
};
