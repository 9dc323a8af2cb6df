import type { PostEntry } from '../types.ts';

export const smallDataWarehouse: PostEntry = {
  key: 'small-data-warehouse',
  publishedAt: '2026-08-18',
  author: 'omar-fathy',
  tags: ['engineering', 'operations'],
  related: ['solutions:data-warehouse', 'products:lawha', 'works:nawl-textiles', 'services:search-and-analytics'],
  locales: {
    en: {
      slug: 'small-data-warehouse',
      title: 'A data warehouse that fits on one shelf',
      summary:
        'One PostgreSQL server, one job at night and a notebook of definitions answer nearly every question a company of 800 people asks.',
      body: `
A textile company in Mahalla wanted to know which of its fabrics made money. It had received an offer for a “data platform”: seven products, a cluster, two consultants for a year. The whole of its data, eleven years of orders, looms, cotton and wages, came to 38 gigabytes. That fits on a telephone.

Most companies are of this size. In the 17 warehouses that we look after, the largest holds 410 gigabytes and the median 22. Yet nearly everything written about the subject is written by people who have a thousand times as much, and by those who sell to them.

## What stands on the shelf

Ours is dull. A single PostgreSQL server with eight cores and 64 gigabytes of memory, another in a second place that follows it, and a nightly backup that is restored, not merely written, every week. Programs that read the sources are small: 80 to 200 lines each, one per source, in a language that the company’s own staff know.

The data lies on three boards.

1. **As delivered.** Exact copies of the sources, each with the time at which it was read. Nothing is corrected here. Whoever doubts a number can come down to this board and look.
2. **As agreed.** Customers, orders, days, machines: cleaned, joined and named as the company speaks. Corrections are rules with a reason, not edits by hand.
3. **As asked.** One table for each question, small enough to open at once.

Between them are statements in SQL, 140 at the textile company, kept in a repository with their tests. No further machinery. They run in the right order from two to half past three at night, and if one fails those behind it wait while yesterday’s figures remain, marked as such.

## Definitions before diagrams

The first six weeks at Mahalla produced no diagram. They produced a notebook. What is a metre sold: when it leaves the loom, the warehouse or the customer’s reservation? Sales counted one, production another, accounts a third, and all three had been right for eleven years. The difference came to 4 per cent of revenue.

Every figure in the notebook has a name in both languages, one sentence, an owner, and a list of what is not included. It takes a meeting of an hour and, now and then, the owner of the company. There are 31 figures today. We do not program one that nobody has signed.

> If two departments bring two numbers, do not ask which is right. Ask which question each of them answers.

## Freshness is a price

Everyone wants figures “live”. We ask what they would do at eleven in the morning that they could not do at eight. For the dispatch hall there was an answer, so one table is refreshed every five minutes from one source. For margins there was none; cotton is bought by the month. Each step from daily to hourly to immediate multiplies the moving parts by about three. Buy it where somebody acts on it.

Tests matter more than speed. Ours are plain sentences: no order without a customer; yesterday has between 200 and 900 orders unless it is a Friday; the sum of the parts is the whole. About 90 run each night. In the first year they raised 74 alarms, of which 61 were true, mostly a source that had quietly changed a column.

## When to leave the shelf

There are honest reasons to outgrow one server: more than a terabyte or two that is really queried, hundreds of people asking at the same time, events that arrive by the thousand every second. Until then each extra system costs a person who understands it. At the textile company the whole warehouse is kept by one analyst, who came from the accounts department, and four hours of ours in a month.

The answer, by the way: of 212 fabrics, 37 made the profit, 140 roughly paid for themselves, and 35 lost money, among them the one in the lobby. It took fourteen weeks and cost less than the consultants’ flights. [The question that costs you most](/contact) is a good place to begin.
`,
      seo: {
        title: 'A small data warehouse on one PostgreSQL server',
        description:
          'Three layers, nightly SQL, a notebook of definitions and ninety tests: the data warehouse that most companies need, and when to outgrow it.',
      },
    },
    ar: {
      slug: 'مستودع-بيانات-صغير',
      title: 'مستودع بيانات يتسع له رف واحد',
      summary: 'خادم PostgreSQL واحد، ومهمة ليلية، ودفتر تعريفات: هذا يجيب عن كل سؤال تقريبًا تطرحه شركة من ٨٠٠ موظف.',
      body: `
أرادت شركة نسيج في المحلة أن تعرف أي أقمشتها يربح. وكان على مكتبها عرض «منصة بيانات»: سبعة منتجات، ومجموعة خوادم، ومستشاران لمدة عام. أما بياناتها كلها، أحد عشر عامًا من الطلبيات والأنوال والقطن والأجور، فبلغت ٣٨ جيجابايت، أي ما يسعه هاتف.

أغلب الشركات بهذا الحجم. فمن ١٧ مستودعًا نرعاها يبلغ أكبرها ٤١٠ جيجابايت وأوسطها ٢٢. ومع ذلك فأكثر ما يُكتب في هذا الباب يكتبه من عندهم ألف ضعف ذلك، ومن يبيعون لهم.

## ما على الرف

ما عندنا ممل. خادم PostgreSQL واحد بثماني أنوية وذاكرة من ٦٤ جيجابايت، وآخر في مكان ثانٍ يتبعه، ونسخة احتياطية كل ليلة لا تُكتب فحسب بل تُستعاد كل أسبوع للتحقق منها. وبرامج قراءة المصادر صغيرة، بين ٨٠ و٢٠٠ سطر لكل مصدر، بلغة يعرفها موظفو الشركة أنفسهم.

والبيانات على ثلاثة ألواح.

1. **كما وصلت.** نسخ مطابقة من المصادر مع وقت قراءتها. لا يُصحح هنا شيء، ومن شك في رقم نزل إلى هذا اللوح ونظر.
2. **كما اتفقنا.** العملاء والطلبيات والأيام والآلات، منظفة وموصولة ومسماة بلغة الشركة. والتصحيح قاعدة لها سبب، لا تعديل باليد.
3. **كما سُئلنا.** جدول لكل سؤال، صغير يُفتح في الحال.

وبين الألواح استعلامات بلغة SQL، عددها في شركة النسيج ١٤٠، محفوظة في مستودع شفرة مع اختباراتها. لا آلات أخرى. تعمل بترتيبها من الثانية إلى الثالثة والنصف ليلًا، فإذا تعثر واحد انتظر ما بعده، وبقيت أرقام الأمس وعليها علامة تقول ذلك.

## التعريف قبل الرسم

لم تخرج الأسابيع الستة الأولى في المحلة رسمًا بيانيًا واحدًا، بل دفترًا. ما «المتر المبيع»: ما غادر النول، أم ما غادر المخزن، أم ما حجزه العميل؟ كانت المبيعات تعد واحدًا، والإنتاج ثانيًا، والحسابات ثالثًا، وكلهم على حق منذ أحد عشر عامًا. وبلغ الفرق ٤ في المئة من الإيراد.

لكل رقم في الدفتر اسم باللغتين، وجملة تشرحه، وصاحب، وقائمة بما لا يدخل فيه. ويحتاج ذلك إلى اجتماع من ساعة، وأحيانًا إلى صاحب الشركة. في الدفتر اليوم ٣١ رقمًا، ولا نبرمج رقمًا لم يوقّعه أحد.

> إذا جاءت إدارتان برقمين فلا تسألوا أيهما الصحيح، بل اسألوا عن أي سؤال يجيب كل منهما.

## الحداثة لها ثمن

الكل يريد الأرقام «لحظية». فنسأل: ما الذي ستفعلونه في الحادية عشرة ولا تستطيعونه في الثامنة؟ كان لصالة الشحن جواب، فصار لها جدول يتجدد كل خمس دقائق من مصدر واحد. ولم يكن لهوامش الربح جواب، فالقطن يُشترى بالشهر. وكل خطوة من اليوم إلى الساعة ثم إلى اللحظة تضاعف الأجزاء المتحركة ثلاث مرات تقريبًا. اشتروها حيث يوجد من يتصرف بناء عليها.

والاختبارات أهم من السرعة. وهي عندنا جمل عادية: لا طلبية بلا عميل؛ وفي الأمس بين ٢٠٠ و٩٠٠ طلبية ما لم يكن جمعة؛ ومجموع الأجزاء هو الكل. يعمل منها نحو ٩٠ كل ليلة. أطلقت في عامها الأول ٧٤ إنذارًا صدق منها ٦١، أكثرها عن مصدر غيّر عمودًا في صمت.

## متى نغادر الرف

هناك أسباب صادقة لتجاوز الخادم الواحد: أكثر من تيرابايت أو اثنين يُسأل عنهما فعلًا، ومئات يستعلمون في وقت واحد، وأحداث تصل بالآلاف كل ثانية. وإلى ذلك الحين فكل نظام إضافي يكلفكم إنسانًا يفهمه. يرعى مستودع شركة النسيج كله محلل واحد جاء من قسم الحسابات، مع أربع ساعات منا في الشهر.

أما الجواب: فمن ٢١٢ قماشًا صنع ٣٧ الربح كله، وكاد ١٤٠ يغطي تكلفته، وخسر ٣٥، ومن بينها القماش المعروض في مدخل الشركة. استغرق ذلك أربعة عشر أسبوعًا، وكلف أقل من تذاكر سفر المستشارين. والبداية الجيدة هي [السؤال الذي يكلفكم أكثر](/ar/contact).
`,
      seo: {
        title: 'مستودع بيانات صغير على خادم PostgreSQL واحد',
        description:
          'ثلاثة ألواح واستعلامات SQL ليلية ودفتر تعريفات وتسعون اختبارًا: مستودع البيانات الذي تحتاج إليه أغلب الشركات، ومتى تتجاوزه.',
      },
    },
  },
};
