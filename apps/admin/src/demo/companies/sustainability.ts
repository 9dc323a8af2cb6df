import type { CompanyEntry } from '../types.ts';

export const sustainability: CompanyEntry = {
  key: 'sustainability',
  locales: {
    en: {
      slug: 'sustainability',
      title: 'Sustainability',
      summary:
        'Light pages, long-lived systems, repaired machines and decent working hours: what we measure each year and what we have not managed.',
      body: `
Software weighs something. It burns electricity in a server, empties a battery in a pocket, and makes a good telephone feel too old. Most of that weight is decided by people like us, usually without noticing. Since 2022 we have counted it and published the result here each March.

## Light by construction

Every site that we build has a budget of kilobytes which the build enforces. A page of ours weighs 340 kilobytes in the median, about a seventh of what is usual. This saves energy, but that is not the main thing: it lets a five-year-old telephone on a weak network remain a good telephone. In Egypt that is how most people read.

On the servers the rule is the same. Before adding a machine we look for the waste. In 2025 we took over eleven systems and moved them from 46 servers to 17 without anyone noticing, except in the bill.

## Built to last

The greenest system is the one that need not be built again. Ours live for 7.4 years on average before a fundamental renewal. They depend on few and widespread parts, and their documents are written for strangers. A client who leaves us can continue with somebody else, and some have.

## The offices

Laptops serve six years here, with a new battery and more memory in the fourth. Afterwards they go, erased and repaired, to two public schools in Maadi and Karmouz: 83 so far. Since 2023 panels on the roof in Alexandria have supplied 38 per cent of that office’s electricity. The roof in Maadi belongs to eleven owners, and we are still drinking tea with them.

Fewer flights was the hardest promise. Visits to the Gulf are now joined into one week per quarter. In 2025 we flew 31 per cent less than in 2022, with twice as many clients there.

## What we have not managed

We know the consumption of our own servers but only estimate that of our clients’ clouds. The old air conditioning in Maadi uses as much as forty computers. And we do not buy certificates to make these sentences sound better. If you want the complete table, [ask for it](/contact).
`,
      figures: [
        { value: '340 KB', label: 'median weight of a page we build' },
        { value: '7.4 years', label: 'average life of a system before renewal' },
        { value: '83', label: 'repaired laptops given to public schools' },
        { value: '38%', label: 'solar share of electricity in Alexandria' },
      ],
      sections: [
        {
          title: 'Hours',
          text: 'Forty hours a week, no planned overtime, twenty-six days of leave that are really taken. In 2025 people left on average one day unused.',
        },
        {
          title: 'Pay',
          text: 'One table of pay for all positions, visible to everybody in the house. The difference between women and men on the same step is zero, and is checked every year by an outside accountant.',
        },
        {
          title: 'Beginners',
          text: 'Four interns each half year, paid, half of them from universities outside Cairo. Nineteen of our colleagues came to us this way.',
        },
      ],
      seo: {
        title: 'Sustainability at Nasaq: what we measure',
        description:
          'Light pages, systems that last, repaired laptops, solar power and fair pay: yearly figures from Nasaq, including what is not solved.',
      },
    },
    ar: {
      slug: 'الاستدامة',
      title: 'الاستدامة',
      summary: 'صفحات خفيفة، وأنظمة تعيش، وأجهزة تُصلح، وساعات عمل كريمة: ما نقيسه كل عام، وما لم نفلح فيه بعد.',
      body: `
للبرمجيات وزن. تحرق كهرباء في خادم، وتفرغ بطارية في جيب، وتجعل هاتفًا جيدًا يبدو قديمًا. وأكثر هذا الوزن يقرره أمثالنا دون أن ينتبهوا. لذلك نعدّه منذ ٢٠٢٢ وننشر النتيجة هنا في مارس من كل عام.

## خفة من أصل البناء

لكل موقع نبنيه ميزانية بالكيلوبايت يفرضها البناء نفسه. ووزن الصفحة عندنا في الوسيط ٣٤٠ كيلوبايت، أي نحو سُبع المعتاد. في ذلك توفير للطاقة، لكنه ليس المقصد الأول، بل أن يبقى هاتف عمره خمس سنوات على شبكة ضعيفة هاتفًا جيدًا. هكذا يقرأ أغلب الناس في مصر.

والقاعدة نفسها على الخوادم: نبحث عن الهدر قبل أن نضيف جهازًا. في ٢٠٢٥ تسلمنا أحد عشر نظامًا ونقلناها من ٤٦ خادمًا إلى ١٧، ولم يلاحظ ذلك أحد إلا في الفاتورة.

## نبني ليبقى

أكثر الأنظمة رفقًا بالبيئة نظام لا يحتاج إلى بناء ثانٍ. وأنظمتنا تعيش ٧٫٤ سنة في المتوسط قبل تجديد جذري، لأنها تعتمد على أجزاء قليلة شائعة، ووثائقها مكتوبة لغريب. ومن تركنا من العملاء استطاع أن يكمل مع غيرنا، وقد فعل بعضهم.

## المكاتب

يخدم الحاسوب المحمول عندنا ست سنوات، وتُجدد بطاريته وتزاد ذاكرته في الرابعة. ثم يذهب بعد محوه وإصلاحه إلى مدرستين حكوميتين في المعادي وكرموز، وقد بلغ ما ذهب ٨٣ جهازًا. ومنذ ٢٠٢٣ تغطي ألواح على سطح مكتب الإسكندرية ٣٨ في المئة من كهربائه. أما سطح المعادي فيملكه أحد عشر مالكًا، وما زلنا نشرب معهم الشاي.

وكان تقليل السفر أصعب الوعود. جمعنا زيارات الخليج في أسبوع واحد كل ربع سنة، فنقص طيراننا في ٢٠٢٥ عما كان في ٢٠٢٢ بنسبة ٣١ في المئة، وعملاؤنا هناك ضعف ما كانوا.

## ما لم نفلح فيه

نعرف استهلاك خوادمنا، ونقدّر تقديرًا استهلاك السحابات التي يملكها عملاؤنا. وتكييف المعادي القديم يأكل ما يأكله أربعون حاسوبًا. ولا نشتري شهادات كي تبدو هذه الجمل أجمل. وإن أردتم الجدول الكامل [فاطلبوه](/ar/contact).
`,
      figures: [
        { value: '٣٤٠ كيلوبايت', label: 'وسيط وزن الصفحة التي نبنيها' },
        { value: '٧٫٤ سنة', label: 'متوسط عمر النظام قبل تجديده' },
        { value: '٨٣', label: 'حاسوبًا أُصلحت وأُهديت إلى مدارس حكومية' },
        { value: '٣٨٪', label: 'نصيب الشمس من كهرباء الإسكندرية' },
      ],
      sections: [
        {
          title: 'الساعات',
          text: 'أربعون ساعة في الأسبوع، ولا عمل إضافيًا في الخطة، وستة وعشرون يوم إجازة تؤخذ فعلًا. بقي منها في ٢٠٢٥ يوم واحد في المتوسط.',
        },
        {
          title: 'الأجور',
          text: 'جدول أجور واحد للوظائف كلها يراه كل من في الدار. والفرق بين النساء والرجال في الدرجة نفسها صفر، ويتحقق منه محاسب خارجي كل عام.',
        },
        {
          title: 'المبتدئون',
          text: 'أربعة متدربين كل نصف عام، بأجر، نصفهم من جامعات خارج القاهرة. وتسعة عشر من زملائنا بدؤوا هكذا.',
        },
      ],
      seo: {
        title: 'الاستدامة في نسق: ما نقيسه كل عام',
        description:
          'صفحات خفيفة وأنظمة تعيش وأجهزة تُصلح وطاقة شمسية وأجور عادلة: أرقام نسق السنوية، ومنها ما لم يُحل بعد.',
      },
    },
  },
};
