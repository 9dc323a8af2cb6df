import type { WorkEntry } from '../types.ts';

export const bostanMarkets: WorkEntry = {
  key: 'bostan-markets',
  year: 2020,
  industry: 'retail',
  services: ['web-platforms', 'mobile-apps', 'search-and-analytics'],
  technologies: ['TypeScript', 'React', 'PostgreSQL', 'Redis', 'Elasticsearch'],
  locales: {
    en: {
      slug: 'bostan-markets',
      title: 'A greengrocer’s counter, online in seven weeks',
      client: 'Bostan Markets',
      summary:
        'An online shop for 23 neighbourhood markets, built in the spring of 2020 in seven weeks and still running on the same foundation.',
      challenge:
        'In March 2020 Bostan’s telephones rang 3,000 times a day. Orders were written on paper bags, prices changed twice daily, and a third of the goods have no barcode: mint by the bunch, tomatoes by the kilo, white cheese “like last time”. The owners asked for a shop before the end of May.',
      approach:
        'We built the counter before the shop window. The first version, after two weeks, was a screen for the people who pack, fed by the telephone. Customers were let in by neighbourhood. Weighing, substitution and the price of the hour were part of the model from the first day, and a search that understands how people spell vegetables came before any photograph.',
      result:
        'The shop opened on the forty-eighth day in all 23 markets and took 1,100 orders in its first week. Today it carries 4,800 orders a day. It has been extended eleven times and never rewritten.',
      figures: [
        { value: '48 days', label: 'from the first call to opening' },
        { value: '4,800', label: 'orders a day in 2025' },
        { value: '96%', label: 'of searches that lead to a product' },
      ],
      quote: {
        text: 'They asked my packers what a good tomato order looks like, before asking me about colours. The packers still use the first screen.',
        author: 'Yehia Bostany',
        role: 'Co-owner, Bostan Markets',
      },
      gallery: [
        {
          alt: 'A paper bag with an order written in pencil, and the same order on the packers’ screen with weights and ticks',
          caption:
            'The screen keeps the order of the bag, and the note stands where a packer looks first: below the name.',
        },
        {
          alt: 'Nine spellings of molokhia in both scripts run together into one product card with a bunch of green leaves',
          caption:
            'Customers are not corrected: each spelling of fourteen months of telephone orders leads to the same bunch.',
        },
        {
          alt: 'Two crates of tomatoes and lemons with price signs for the hour between eleven and twelve',
          caption: 'A price carries its hour, on the stick as in the shop, so nobody is charged what they did not see.',
        },
      ],
      body: `
Some projects have a discovery phase. This one had a Thursday. On Saturday two of us were packing bags in Bostan’s market in Shubra, because it was the fastest way to understand an order.

## What a packer knows

A customer who orders a kilo of tomatoes and half a kilo of okra is cooking, and wants soft tomatoes. One who orders tomatoes and cucumbers wants firm ones. That cannot be put in a catalogue, but it can be put in a note that travels with the order, and the packer can answer it with a photograph. The note field became the most used part of the shop.

## Spelling vegetables

Bostan’s customers write courgette in five ways and molokhia in nine, in two scripts. We collected 14 months of telephone orders, typed them in, and tuned the search on these until 96 of 100 queries led to a product. The list of variants is edited by the shop’s own staff; it has grown to 2,600 entries.

## Promises by the hour

- A price is valid for the hour in which it was seen.
- A substitute is proposed by the packer and accepted by the customer, or left out.
- A delivery window closes when it is full, not when the day ends.

The codes and receipts go through Bareed, one of [our products](/products).
`,
      seo: {
        title: 'Bostan Markets: an online shop in seven weeks',
        description:
          'How 23 neighbourhood markets opened an online shop in 48 days in spring 2020, with weighing, substitutes and a forgiving search.',
      },
    },
    ar: {
      slug: 'أسواق-بستان',
      title: 'دكان خضار يفتح على الإنترنت في سبعة أسابيع',
      client: 'أسواق بستان',
      summary:
        'متجر إلكتروني لثلاثة وعشرين سوقًا في الأحياء، بُني في ربيع ٢٠٢٠ خلال سبعة أسابيع وما زال قائمًا على الأساس نفسه.',
      challenge:
        'في مارس ٢٠٢٠ كانت هواتف «بستان» ترن ثلاثة آلاف مرة في اليوم. الطلبات تُكتب على أكياس الورق، والأسعار تتغير مرتين في اليوم، وثلث البضاعة بلا باركود: النعناع بالحزمة، والطماطم بالكيلو، والجبن الأبيض «زي المرة اللي فاتت». وطلب أصحاب الأسواق متجرًا قبل نهاية مايو.',
      approach:
        'بنينا طاولة التجهيز قبل واجهة العرض. كانت النسخة الأولى بعد أسبوعين شاشة لمن يجهزون الطلبات تغذيها المكالمات، ثم دخل العملاء حيًا بعد حي. وكان الوزن والبديل وسعر الساعة في صلب البناء من اليوم الأول، وسبق البحث الذي يفهم كيف يكتب الناس أسماء الخضار أي صورة.',
      result:
        'فتح المتجر في اليوم الثامن والأربعين في الأسواق الثلاثة والعشرين كلها، وتلقى في أسبوعه الأول ١٬١٠٠ طلب. واليوم يحمل ٤٬٨٠٠ طلب في اليوم، وقد وسّعناه إحدى عشرة مرة ولم نكتبه من جديد قط.',
      figures: [
        { value: '٤٨ يومًا', label: 'من أول مكالمة إلى الافتتاح' },
        { value: '٤٬٨٠٠', label: 'طلب في اليوم عام ٢٠٢٥' },
        { value: '٩٦٪', label: 'من عمليات البحث تصل إلى صنف' },
      ],
      quote: {
        text: 'سألوا عمال التجهيز عن شكل طلب الطماطم المضبوط قبل أن يسألوني عن الألوان، وما زال العمال يستخدمون الشاشة الأولى.',
        author: 'يحيى البستاني',
        role: 'شريك في أسواق بستان',
      },
      gallery: [
        {
          alt: 'كيس ورق عليه طلب مكتوب بالقلم، والطلب نفسه على شاشة من يجهزون وفيه الأوزان وعلامات الصح',
          caption: 'تحتفظ الشاشة بترتيب الكيس، والملاحظة حيث تقع عين العامل أولًا: تحت الاسم.',
        },
        {
          alt: 'تسع صور لكتابة «ملوخية» بالحرفين تلتقي عند بطاقة صنف واحد عليها حزمة خضراء',
          caption: 'لا نصحح للعميل إملاءه: كل صورة وردت في طلبات أربعة عشر شهرًا تصل إلى الحزمة نفسها.',
        },
        {
          alt: 'قفصان من الطماطم والليمون عليهما لافتتان بسعر الساعة بين الحادية عشرة والثانية عشرة',
          caption: 'لكل سعر ساعته، على اللافتة كما في المتجر، فلا يدفع أحد سعرًا لم يره.',
        },
      ],
      body: `
لبعض المشروعات مرحلة استكشاف، أما هذا فكان له يوم خميس. وفي السبت كان اثنان منا يملآن الأكياس في سوق «بستان» بشبرا، فتلك أسرع طريقة لفهم الطلب.

## ما يعرفه من يجهز الطلب

من يطلب كيلو طماطم ونصف كيلو بامية فهو يطبخ ويريدها طرية، ومن يطلب الطماطم مع الخيار يريدها متماسكة. هذا لا يوضع في قائمة أصناف، ولكنه يوضع في ملاحظة تسافر مع الطلب، ويجيب عنها العامل بصورة. صارت خانة الملاحظة أكثر ما يُستخدم في المتجر.

## إملاء الخضار

يكتب عملاء «بستان» الكوسة بخمس صور والملوخية بتسع، وبالحرفين. جمعنا طلبات الهاتف لأربعة عشر شهرًا وأدخلناها، وضبطنا البحث عليها حتى صارت ٩٦ عملية من كل مئة تصل إلى صنف. ويعدل موظفو السوق قائمة الصور بأنفسهم، وقد بلغت ٢٬٦٠٠ مدخل.

## وعود بالساعة

- السعر سارٍ للساعة التي ظهر فيها.
- البديل يقترحه العامل ويقبله العميل، أو يُترك الصنف.
- يُغلق موعد التوصيل حين يمتلئ، لا حين ينتهي اليوم.

وتمر الرموز والإيصالات من خلال «بريد»، أحد [منتجاتنا](/ar/products).
`,
      seo: {
        title: 'أسواق بستان: متجر إلكتروني في سبعة أسابيع',
        description: 'كيف فتح ٢٣ سوقًا متجرًا إلكترونيًا في ٤٨ يومًا في ربيع ٢٠٢٠، بالوزن والبدائل وبحث يتسامح في الإملاء.',
      },
    },
  },
};
