import type { PostEntry } from '../types.ts';

export const twelveYears: PostEntry = {
  key: 'twelve-years',
  publishedAt: '2026-11-15',
  author: 'layla-mansour',
  tags: ['culture'],
  related: ['companies:our-story', 'posts:honest-estimates', 'posts:hiring-without-puzzles', 'works:zajal-publishing'],
  locales: {
    en: {
      slug: 'twelve-years',
      title: 'Twelve years, one hundred and forty projects',
      summary:
        'Nasaq began in November 2014 with two desks and a publisher’s website. What we believed then, what proved wrong, what we kept.',
      body: `
The first desk was a door. Karim had found it behind the building on Road 216, sanded it over a weekend and laid it on two trestles. The second came from my mother. In November 2014 we put both into a room of eighteen square metres in Degla and became, on paper, a company.

Twelve years are not a round number. But twelve divides by two, three, four and six, which is why craftsmen liked it for dividing circles, and it seems to me a good place from which to look back.

## What we believed

Our first client was a publishing house whose Arabic books were beautiful and whose Arabic website was unreadable. Its letters fell apart on a phone. We promised to repair that in six weeks. It took fourteen, we were paid for six, and in those fourteen weeks we learned most of what this company still does.

We believed that the web had been designed for one alphabet and that ours was treated as an exception. That was right. We believed that two people who work hard enough could change it. That was touching.

## What proved wrong

**That good work sells itself.** In 2015 we had three clients and rent for two months. I wrote two hundred letters by hand, in both languages, each about one concrete fault on the recipient’s website. Nineteen answered. Six became clients, and four of those are with us today.

**That we should translate.** For two years we designed in English and “added” Arabic. Then a hotel owner in Aswan asked me, politely, why his guests from Riyadh received a smaller page than his guests from Rome. I had no answer. Since 2016 nothing is shown to a client in one language, and since that same year we have our own editor, written because we were tired of sending documents back and forth.

**That growth is a number.** In 2019 we took on eleven people in five months. Four projects ran late, two colleagues whom I valued left, and I found out at a lunch that nobody knew any more who decided what. We stopped hiring for a year. We wrote down how we work, in twelve pages. They are now nineteen, and half of our [company pages](/company) come from them.

**That launching is the end.** In the spring of 2020 everything that we had built was suddenly used by everybody from home. A clinic’s appointment system received in one morning what had been planned for a month. It held, because Omar, who had joined us that winter, sat beside it for fifty hours. That summer we asked him to make a team of it.

## What we kept

Small teams: three to six people, never more. An agreement that the one who finds a fault is thanked before anything else is said. Lunch at one table on Tuesdays, cooked since 2017 by Umm Hassan, who has an opinion on every logo.

We also kept saying no. We have declined to build four systems whose purpose was to watch people, and one that was to make cancelling a subscription difficult. None of these refusals was heroic. Each one was followed by a quarter in which I slept badly and looked at the accounts.

The figures, since we like figures: 140 projects; 64 people, 30 of them women; two offices; nine products of our own; ninety systems that we run. A client stays for 6.2 years. Eleven of the first twenty are still here. Half of all requests in opening hours are answered within 38 minutes.

## What comes now

Machines write code today, and sentences as well. I am asked weekly whether that worries me. It has made the middle of our work faster and its two ends more important: finding out what is needed, and answering for what was delivered. Nobody has yet been called at night by a model that was ashamed of its mistake.

So we will grow a little, to seventy perhaps. We shall open a small room in Riyadh, as every third project is for the Gulf. And the publisher’s website goes into its fourth edition next spring. Its director asked whether six weeks would be enough. I told her fourteen.

Karim still works at the door. We have offered him better desks. He says that it has [the right width](/about).
`,
      seo: {
        title: 'Twelve years of Nasaq, 2014 to 2026',
        description:
          'From two desks in Degla to 64 people and 140 projects: what Nasaq believed in 2014, what proved wrong and what it kept.',
      },
    },
    ar: {
      slug: 'اثنا-عشر-عامًا',
      title: 'اثنا عشر عامًا ومئة وأربعون مشروعًا',
      summary: 'بدأت نسق في نوفمبر ٢٠١٤ بطاولتين وموقع دار نشر. ما آمنا به يومها، وما تبين خطؤه، وما أبقيناه.',
      body: `
كانت الطاولة الأولى بابًا. وجده كريم خلف العمارة في شارع ٢١٦، وصنفره في عطلة أسبوعية، ووضعه على حاملين. وجاءت الثانية من بيت أمي. في نوفمبر ٢٠١٤ وضعنا الاثنتين في غرفة مساحتها ثمانية عشر مترًا في دجلة، وصرنا على الورق شركة.

ليس الاثنا عشر رقمًا مستديرًا. لكنه يقبل القسمة على اثنين وثلاثة وأربعة وستة، ولذلك أحبه الصناع في تقسيم الدائرة، وأراه موضعًا حسنًا للالتفات إلى الوراء.

## ما آمنا به

كان أول عميل لنا دار نشر كتبها العربية جميلة وموقعها العربي لا يُقرأ، تتفكك حروفه على الهاتف. وعدنا بإصلاحه في ستة أسابيع، فاستغرق أربعة عشر، وقبضنا أجر ستة، وفي تلك الأسابيع الأربعة عشر تعلمنا أكثر ما تفعله هذه الشركة إلى اليوم.

آمنا بأن الويب صُمم لأبجدية واحدة وأن أبجديتنا تُعامل فيه معاملة الاستثناء، وكنا على صواب. وآمنا بأن شخصين يعملان بجد كافٍ يستطيعان تغيير ذلك، وكانت براءة محببة.

## ما تبين خطؤه

**أن العمل الجيد يبيع نفسه.** في ٢٠١٥ كان عندنا ثلاثة عملاء وإيجار شهرين. كتبت مئتي رسالة بيدي، باللغتين، كل منها عن عيب واحد محدد في موقع من أرسلها إليه. أجاب تسعة عشر، وصار ستة منهم عملاء، وأربعة من هؤلاء معنا اليوم.

**أن علينا أن نترجم.** بقينا عامين نصمم بالإنجليزية و«نضيف» العربية. ثم سألني صاحب فندق في أسوان بأدب: لماذا يرى ضيوفي من الرياض صفحة أصغر مما يراه ضيوفي من روما؟ لم يكن عندي جواب. ومنذ ٢٠١٦ لا نعرض على عميل شيئًا بلغة واحدة، وفي العام نفسه كتبنا محررنا الخاص بعد أن ضقنا بالوثائق الذاهبة والعائدة.

**أن النمو عدد.** في ٢٠١٩ انضم إلينا أحد عشر شخصًا في خمسة أشهر. تأخرت أربعة مشروعات، وغادر زميلان كنت أعتز بهما، واكتشفت على غداء أن أحدًا لم يعد يعرف من يقرر ماذا. أوقفنا التعيين عامًا، وكتبنا كيف نعمل في اثنتي عشرة صفحة. صارت اليوم تسع عشرة، ومنها خرج نصف [صفحات الشركة](/ar/company).

**أن الإطلاق نهاية.** في ربيع ٢٠٢٠ صار كل ما بنيناه مستخدمًا فجأة من كل بيت. وتسلم نظام مواعيد إحدى العيادات في صباح واحد ما خُطط له في شهر. وصمد، لأن عمر، وكان قد انضم إلينا في ذلك الشتاء، جلس إلى جواره خمسين ساعة. وفي صيف ذلك العام طلبنا منه أن يجعل من ذلك فريقًا.

## ما أبقيناه

الفرق الصغيرة: من ثلاثة إلى ستة، لا أكثر. واتفاق على أن من يكتشف خطأ يُشكر قبل أن يقال أي شيء آخر. وغداء على مائدة واحدة كل ثلاثاء، تطبخه منذ ٢٠١٧ أم حسن، ولها رأي في كل شعار.

وأبقينا كذلك على كلمة «لا». اعتذرنا عن أربعة أنظمة كان غرضها مراقبة الناس، وعن نظام كان المطلوب منه أن يصعّب إلغاء الاشتراك. لم يكن في أي من هذه الاعتذارات بطولة، وتلا كلًا منها ربع سنة قلّ فيه نومي ونظرت في الحسابات كثيرًا.

أما الأرقام، ونحن نحب الأرقام: ١٤٠ مشروعًا؛ و٦٤ شخصًا منهم ٣٠ امرأة؛ ومكتبان؛ وتسعة منتجات؛ وتسعون نظامًا نشغلها. يبقى العميل معنا ٦٫٢ سنة، وما زال هنا أحد عشر من العشرين الأوائل، ونجيب عن نصف الطلبات في ساعات العمل خلال ٣٨ دقيقة.

## ما يأتي الآن

تكتب الآلات اليوم الشفرة، وتكتب الجمل أيضًا، ويسألني الناس كل أسبوع هل يقلقني ذلك. لقد جعلت وسط عملنا أسرع، وزادت طرفيه أهمية: أن نعرف ما المطلوب، وأن نُسأل عما سلّمناه. ولم يحدث بعدُ أن اتصل نموذج آلي بأحد ليلًا خجلًا من خطئه.

سنكبر إذن قليلًا، ربما إلى سبعين. وسنفتح غرفة صغيرة في الرياض، فثلث مشروعاتنا هناك. ويدخل موقع دار النشر إصداره الرابع في الربيع المقبل. سألتني مديرته هل تكفي ستة أسابيع، فقلت أربعة عشر.

وما زال كريم يعمل على الباب. عرضنا عليه طاولات أفضل، فيقول إن [عرضه مناسب](/ar/about).
`,
      seo: {
        title: 'اثنا عشر عامًا من نسق، ٢٠١٤ إلى ٢٠٢٦',
        description: 'من طاولتين في دجلة إلى ٦٤ شخصًا و١٤٠ مشروعًا: ما آمنت به نسق عام ٢٠١٤، وما تبين خطؤه، وما أبقته.',
      },
    },
  },
};
