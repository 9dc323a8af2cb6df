import type { WorkEntry } from '../types.ts';

export const nawlTextiles: WorkEntry = {
  key: 'nawl-textiles',
  year: 2024,
  industry: 'manufacturing',
  services: ['systems-integration', 'search-and-analytics', 'product-design'],
  technologies: ['TypeScript', 'PostgreSQL', 'Apache Arrow', 'MQTT', 'React'],
  locales: {
    en: {
      slug: 'nawl-textiles',
      title: 'Twelve figures for a weaving mill',
      client: 'Nawl Textiles, Mahalla',
      summary:
        'A weaving mill with 180 looms and 214 reports now decides by twelve figures, each traceable to the loom, and stands still a third less.',
      challenge:
        'Nawl weaves cotton for hotels in nine countries. The mill had machine counters, an accounting system, a maintenance book and 214 reports, printed weekly. Nobody could say why a loom had stopped. The night shift’s best guess was “thread”, entered 8,000 times in one year.',
      approach:
        'We connected the looms’ signals first and asked people second. When a loom stops for more than two minutes, a tablet at the end of the row asks one question with six pictures. The answers, orders and energy meters flow into a small warehouse of 31 tables, and Lawha shows twelve figures whose definitions the foremen wrote with us on paper.',
      result:
        'Downtime fell by 34 per cent in eight months. “Thread” turned out to be four different causes, and one of them, humidity after two in the morning, was solved with a repaired valve. The 214 reports became nine.',
      figures: [
        { value: '−34%', label: 'downtime of the looms in eight months' },
        { value: '12', label: 'figures in place of 214 reports' },
        { value: 'EGP 6.1m', label: 'saved in the first year' },
      ],
      quote: {
        text: 'The valve cost nine hundred pounds. Finding it took thirty years and six little pictures.',
        author: 'Amira Shalaby',
        role: 'Production director, Nawl Textiles',
      },
      gallery: [
        {
          alt: 'Twelve large figures with thin lines on one board, among them 173 looms running and a downtime of 4.1 per cent, marked',
          caption: 'No thirteenth figure fits: whoever wants one on the wall has to say which one leaves.',
        },
        {
          alt: 'A sturdy tablet at loom 7-14 with six pictures without words: broken warp, broken weft, bobbin, broom, clock and three dots',
          caption:
            'The foreman of row seven pulled an invisible thread between two fingers, and that became the first picture.',
        },
        {
          alt: 'A sheet of brown paper with the definition of downtime in pencil and eleven signatures below',
          caption:
            'A figure that eleven foremen have signed is not argued about on Monday; the sheet still hangs in the canteen.',
        },
      ],
      body: `
A mill is loud enough that people speak with their hands. The first prototype had text on it. The foreman of row seven waved it away, held up two fingers and pulled an invisible thread between them. We drew that.

## Six pictures

Broken warp, broken weft, empty bobbin, cleaning, waiting for an order, something else. Choosing takes a second and can be done with gloves. If “something else” passes five per cent in a week, somebody walks over and asks, and a picture may be replaced. It has happened twice.

## Definitions on paper

What is a stop? Does a planned cleaning count? From which second? We spent two afternoons with eleven foremen and a roll of brown paper. The sentences they agreed on are the ones that appear when you tap a figure in Lawha. They are signed at the bottom, and the roll hangs in the canteen.

## A warehouse that fits in a drawer

Thirty-one tables on one server in the mill, with a copy in Cairo. There is no data lake, for there is no need to fish. A day of signals from 180 looms amounts to 90 megabytes, and any question about the last five years is answered in less than three seconds.

The foremen now bring the figures to the Monday meeting themselves. More of this kind is under [solutions](/solutions).
`,
      seo: {
        title: 'Nawl Textiles: twelve figures for 180 looms',
        description:
          'How a weaving mill in Mahalla replaced 214 reports by twelve traceable figures and cut the downtime of its looms by 34 per cent.',
      },
    },
    ar: {
      slug: 'نول-للمنسوجات',
      title: 'اثنا عشر رقمًا لمصنع نسيج',
      client: 'نول للمنسوجات بالمحلة',
      summary:
        'مصنع فيه ١٨٠ نولًا و٢١٤ تقريرًا صار يقرر باثني عشر رقمًا يمكن تتبع كل منها إلى النول، وانخفض توقفه بمقدار الثلث.',
      challenge:
        'تنسج «نول» القطن لفنادق في تسع دول. كان في المصنع عدادات للآلات وبرنامج للحسابات ودفتر للصيانة و٢١٤ تقريرًا تُطبع كل أسبوع، ولا يستطيع أحد أن يقول لماذا توقف النول. كان أحسن تخمين لدى وردية الليل كلمة «خيط»، وقد سُجلت ٨٬٠٠٠ مرة في عام واحد.',
      approach:
        'وصلنا إشارات الأنوال أولًا ثم سألنا الناس. إذا توقف النول أكثر من دقيقتين ظهر على جهاز في طرف الصف سؤال واحد بست صور. وتصب الإجابات وأوامر الشغل وعدادات الطاقة في مستودع صغير من ٣١ جدولًا، وتعرض «لوحة» اثني عشر رقمًا كتب رؤساء الورديات تعريفاتها معنا على الورق.',
      result:
        'انخفض التوقف ٣٤ في المئة في ثمانية أشهر. وتبين أن «الخيط» أربعة أسباب مختلفة، أحدها الرطوبة بعد الثانية صباحًا، وقد حله إصلاح صمام. أما التقارير فصارت تسعة بعد أن كانت ٢١٤.',
      figures: [
        { value: '−٣٤٪', label: 'في توقف الأنوال خلال ثمانية أشهر' },
        { value: '١٢', label: 'رقمًا بدلًا من ٢١٤ تقريرًا' },
        { value: '٦٫١ مليون ج.م.', label: 'وُفّرت في العام الأول' },
      ],
      quote: {
        text: 'ثمن الصمام تسعمئة جنيه، أما العثور عليه فاستغرق ثلاثين عامًا وست صور صغيرة.',
        author: 'أميرة شلبي',
        role: 'مديرة الإنتاج، نول للمنسوجات',
      },
      gallery: [
        {
          alt: 'اثنا عشر رقمًا كبيرًا على لوحة واحدة تحت كل منها خط رفيع، منها ١٧٣ نولًا تعمل ونسبة توقف ٤٫١ في المئة وهي معلمة',
          caption: 'لا مكان لرقم ثالث عشر: من أراد رقمًا على الحائط قال أي رقم يُرفع.',
        },
        {
          alt: 'جهاز متين عند النول ٧-١٤ عليه ست صور بلا كلام: سداة مقطوعة ولحمة مقطوعة وبكرة ومكنسة وساعة وثلاث نقاط',
          caption: 'شد رئيس الصف السابع بين إصبعيه خيطًا لا يُرى، فصارت حركته أولى الصور.',
        },
        {
          alt: 'فرخ من الورق البني عليه تعريف التوقف بالقلم وتحته أحد عشر توقيعًا',
          caption: 'رقم وقّعه أحد عشر رئيس وردية لا يختلف عليه أحد يوم الاثنين، وما زالت الورقة معلقة في المطعم.',
        },
      ],
      body: `
في المصنع ضجيج يجعل الناس يتكلمون بأيديهم. كان على النموذج الأول كلام مكتوب، فنحاه رئيس الصف السابع بيده، ورفع إصبعين وشد بينهما خيطًا لا يُرى. فرسمنا ما فعل.

## ست صور

سداة مقطوعة، لحمة مقطوعة، بكرة فارغة، نظافة، انتظار أمر شغل، سبب آخر. يستغرق الاختيار ثانية ويمكن بالقفاز. وإذا زاد «السبب الآخر» على ٥ في المئة في أسبوع ذهب أحدنا وسأل، وقد تُستبدل صورة بأخرى، وقد حدث ذلك مرتين.

## تعريفات على الورق

ما التوقف؟ وهل تُحسب النظافة المخطط لها؟ ومن أي ثانية؟ أمضينا عصرين مع أحد عشر رئيس وردية ولفة من الورق البني. والجمل التي اتفقوا عليها هي التي تظهر عند لمس أي رقم في «لوحة». في أسفلها توقيعاتهم، واللفة معلقة في مطعم المصنع.

## مستودع يسعه درج

واحد وثلاثون جدولًا على خادم واحد في المصنع ونسخة في القاهرة، ولا حاجة إلى ما هو أكبر. إشارات يوم كامل من ١٨٠ نولًا لا تزيد على ٩٠ ميجابايت، وأي سؤال عن السنوات الخمس الأخيرة يُجاب في أقل من ثلاث ثوانٍ.

واليوم يأتي رؤساء الورديات بالأرقام إلى اجتماع الاثنين بأنفسهم. وتجدون مثل هذا في [حلولنا](/ar/solutions).
`,
      seo: {
        title: 'نول للمنسوجات: اثنا عشر رقمًا لمئة وثمانين نولًا',
        description:
          'كيف استغنى مصنع نسيج في المحلة عن ٢١٤ تقريرًا باثني عشر رقمًا، وخفض توقف أنواله بنسبة ٣٤ في المئة في ثمانية أشهر.',
      },
    },
  },
};
