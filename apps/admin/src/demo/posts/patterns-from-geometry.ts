import type { PostEntry } from '../types.ts';

export const patternsFromGeometry: PostEntry = {
  key: 'patterns-from-geometry',
  publishedAt: '2026-05-19',
  author: 'nour-elsherif',
  tags: ['design'],
  related: ['services:brand-identity', 'works:sawaqi-museum', 'posts:arabic-typography-web', 'companies:our-story'],
  locales: {
    en: {
      slug: 'patterns-from-geometry',
      title: 'One rule, a thousand covers: drawing patterns with polygons in contact',
      summary:
        'Every page of this site has its own geometric cover. None was drawn by hand, and all follow a method known to craftsmen for 900 years.',
      body: `
On the minbar in the Mosque of al-Muayyad near Bab Zuwayla there is a panel of ten-pointed stars no larger than a tea tray. Stand before it long enough and you begin to look for the rule. It must have had one: the joiner cut several hundred pieces of wood and they fit.

When we redrew Nasaq’s identity we wanted covers for some ninety pages, in two colour themes, with the promise that new pages would receive theirs without a designer. Illustrations by commission were out of the question, stock photographs beneath it. So we went back to the panel.

## The grid you do not see

The construction is called polygons in contact. Ernest Hankin, an English bacteriologist in India, noticed its scratched traces in the plaster of old buildings in the early twentieth century. The procedure is short.

1. Cover the plane with polygons: squares and octagons, or decagons with hexagons between them.
2. Mark the middle of every edge.
3. From each mark send two lines into each neighbouring polygon, at a fixed angle to the edge.
4. Stop each line where it meets its partner. Erase the polygons.

What remains is a pattern that continues across the plane without a seam, because both sides of an edge use the same point and the same angle. The master kept the grid for himself; the visitor sees stars.

## One angle, many tempers

The whole character sits in the contact angle. In a tiling of tenfold symmetry, 36 degrees gives slim, nervous stars, 54 calm ones, 72 broad petals. Between them there is no gap, only a continuous change of temper. We made a slider and spent an afternoon moving it in silence.

For the site we use five tilings, of four-, six-, eight-, ten- and twelvefold symmetry, and angles between 38 and 72 degrees. Below that the lines become too sharp on a phone, above it the shapes dissolve into rings.

The entry’s key, a short name that never changes, is turned into a number. From this number come the tiling, the angle, the part of the plane that we crop, and the rotation. The same key gives the same cover today, in ten years, and on another machine. There is no image file to lose.

## Giving each kind its voice

A method that can draw anything needs limits, or all its results look like siblings. We assigned one treatment to each kind of page.

- **Services** are pure line: the construction itself, circle and grid left standing in a lighter weight.
- **Works** are filled, with two or three tones, as in glazed tile.
- **Articles**, such as this one, are a close crop, so near that a single star may leave the frame.
- **Positions** are interlaced straps, each line passing over and under its neighbours in turn.

Interlacing looks difficult and is a matter of counting. Follow one strap; at its crossings note over, under, over. In these patterns, as with any closed curves in the plane, the alternation never contradicts itself, and the first decision fixes all the others.

## What the screen taught us

Line weight had to grow with the crop, otherwise near views looked starved. Dark mode is not an inversion: lines gain light, large fields lose it. And we removed every drop of gradient. A pattern made of decisions does not need atmosphere.

Our cover code is 410 lines long and takes 3 milliseconds per picture. Its output is a vector of 6 to 20 kilobytes, drawn on the server, so that the first paint already has it. When the logo is touched its rosette constructs itself in the same four steps as above, and this is the only lecture on geometry that a visitor has to attend.

The craftsmen of al-Muayyad would, I think, find the speed vulgar and the rule familiar. The hand decides once, with care; the order carries it everywhere. If your own identity needs such a rule rather than another picture, this is [how we begin](/services).
`,
      seo: {
        title: 'Geometric patterns from polygons in contact',
        description:
          'How Nasaq draws a cover for every page: five tilings, one contact angle, a key turned into a number, and limits that give each kind a voice.',
      },
    },
    ar: {
      slug: 'زخرفة-من-قاعدة-واحدة',
      title: 'قاعدة واحدة وألف غلاف: كيف نرسم الأطباق النجمية بمضلعات متلامسة',
      summary:
        'لكل صفحة في هذا الموقع غلاف هندسي خاص بها. لم يُرسم أي منها باليد، وكلها على طريقة عرفها الصناع منذ تسعة قرون.',
      body: `
في جامع المؤيد عند باب زويلة منبر فيه حشوة من نجوم عشارية لا تزيد مساحتها على صينية شاي. قفوا أمامها طويلًا تبدؤوا في البحث عن القاعدة. لا بد أن لها قاعدة، فقد قطع النجار مئات القطع من الخشب وتعاشقت كلها.

حين أعدنا رسم هوية نسق أردنا أغلفة لنحو تسعين صفحة، بنسقين لونيين، مع وعد بأن تحصل كل صفحة جديدة على غلافها دون مصمم. لم يكن التكليف برسوم واردًا، ولا الصور الجاهزة لائقة، فعدنا إلى الحشوة.

## الشبكة التي لا تُرى

تُسمى الطريقة «المضلعات المتلامسة». لاحظ إرنست هانكن، وهو عالم جراثيم إنجليزي عمل في الهند، آثارها محزوزة في جص المباني القديمة في أوائل القرن العشرين. وخطواتها قليلة.

1. غطّوا السطح بمضلعات: مربعات ومثمنات، أو معشرات بينها مسدسات.
2. ضعوا علامة في منتصف كل ضلع.
3. أخرجوا من كل علامة خطين إلى كل مضلع مجاور، بزاوية ثابتة مع الضلع.
4. أوقفوا كل خط حيث يلقى نظيره، ثم امحوا المضلعات.

والذي يبقى زخرفة تمتد بلا لحام، لأن جانبي كل ضلع يشتركان في النقطة والزاوية. كان المعلم يحتفظ بالشبكة لنفسه، ولا يرى الزائر إلا النجوم.

## زاوية واحدة وطباع كثيرة

طبع الزخرفة كله في زاوية التلامس. ففي التقسيم العشاري تعطي ٣٦ درجة نجومًا نحيلة متوترة، و٥٤ نجومًا هادئة، و٧٢ بتلات عريضة. وليس بينها فجوة، بل تبدل متصل في المزاج. صنعنا مقبض تدريج يغير الزاوية، وأمضينا بعد ظهر كاملًا نحركه صامتين.

نستعمل في الموقع خمسة تقسيمات: رباعيًا وسداسيًا وثمانيًا وعشاريًا واثني عشريًا، وزوايا بين ٣٨ و٧٢ درجة. تحت ذلك تصير الخطوط أحدّ مما يحتمله الهاتف، وفوقه تذوب الأشكال في حلقات.

ولكل صفحة مفتاح، وهو اسم قصير لا يتغير أبدًا، نحوله إلى عدد. ومن هذا العدد يخرج التقسيم والزاوية والجزء المقتطع والدوران. المفتاح نفسه يعطي الغلاف نفسه اليوم وبعد عشر سنين وعلى جهاز آخر، وليس هناك ملف صورة يضيع.

## صوت لكل نوع

الطريقة التي ترسم كل شيء تحتاج إلى حدود، وإلا تشابهت نتائجها كالإخوة. فجعلنا لكل نوع من الصفحات معالجة واحدة.

- **الخدمات** خط خالص: الإنشاء نفسه، وقد تركنا دائرته وشبكته بخط أخف.
- **الأعمال** مملوءة بدرجتين أو ثلاث من اللون كالقاشاني.
- **المقالات**، ومنها هذه، لقطة قريبة حتى إن نجمة واحدة قد تخرج عن الإطار.
- **الوظائف** أشرطة متضافرة، يمر كل خط فوق جاره ثم تحته بالتناوب.

يبدو التضافر صعبًا وهو عدّ لا غير. تتبعوا شريطًا واحدًا وسجلوا عند تقاطعاته: فوق، تحت، فوق. والتناوب في هذه الزخارف لا يناقض نفسه أبدًا، كما في كل المنحنيات المغلقة على سطح مستوٍ، وقرار التقاطع الأول يحسم الباقي كله.

## ما علمتنا الشاشة

كان لا بد أن يسمك الخط كلما اقتربت اللقطة، وإلا بدت جائعة. والوضع الداكن ليس قلبًا للألوان: تكسب الخطوط فيه ضوءًا وتفقده المساحات الواسعة. وحذفنا كل تدرج لوني، فالزخرفة المصنوعة من قرارات لا تحتاج إلى أجواء.

شفرة الأغلفة ٤١٠ سطور، وترسم الصورة في ثلاثة أجزاء من ألف من الثانية، فتخرج رسمًا متجهًا وزنه بين ٦ و٢٠ كيلوبايت، يُرسم على الخادم فيظهر مع أول ما يظهر من الصفحة. وإذا لمستم الشعار بنت وريدته نفسها بالخطوات الأربع السابقة، وهذا كل ما على الزائر أن يحضره من درس الهندسة.

أظن صناع المؤيد كانوا سيرون في هذه السرعة خفة، وفي القاعدة وجهًا مألوفًا. تقرر اليد مرة واحدة بعناية، ثم يحمل النظام قرارها إلى كل موضع. وإن كانت هويتكم تحتاج إلى قاعدة كهذه لا إلى صورة أخرى، [فمن هنا نبدأ](/ar/services).
`,
      seo: {
        title: 'الزخرفة الهندسية بمضلعات متلامسة',
        description:
          'كيف ترسم نسق غلافًا لكل صفحة: خمسة تقسيمات، وزاوية تلامس واحدة، ومفتاح يصير عددًا، وحدود تعطي كل نوع صوته.',
      },
    },
  },
};
