import type { IndustryEntry } from '../types.ts';

export const manufacturing: IndustryEntry = {
  key: 'manufacturing',
  category: 'trade-and-industry',
  related: ['works:nawl-textiles', 'services:systems-integration', 'solutions:data-warehouse', 'products:lawha'],
  locales: {
    en: {
      slug: 'manufacturing',
      title: 'Manufacturing',
      summary:
        'Orders, machines and quality in one view, from the loom to the customer, readable at arm’s length on the hall floor.',
      seo: {
        title: 'Digital systems for factories',
        description:
          'Production figures, quality, maintenance and order tracking for factories in Egypt and the Gulf, in Arabic and English.',
      },
      body: `Many factories know exactly what they produced last month and only roughly what they are producing now. The foreman knows, but his knowledge is in a notebook, and the notebook goes home at four. We bring the notebook into the hall, onto a screen that everyone can read at arm’s length.

## From the machine, without a new machine

A loom from 1994 has no port to read from, but it has a lamp that lights when it stops. A sensor for a few hundred pounds watches the lamp. Newer machines report by themselves. Within two weeks you see, for twenty machines, when each of them ran, when it stood and for how long. The reason is entered by the worker with one of eight large buttons.

## The order as a thread

Sales promises a date, purchasing waits for yarn, the hall sets up, the laboratory checks, packing looks for cartons. We tie these to one order number, and everyone sees the same thread. When a delivery slips, the affected customers are named on the same day, while there is still something to arrange.

## Quality where it arises

Tests are entered at the table beside the machine, by tablet, with a photograph. Limits come from the customer’s specification. A series that drifts is noticed before it leaves the limit. Certificates for export are produced from these entries in both languages, without copying.

## Two languages on one floor

Plans and manuals often come in English, while shifts speak Arabic and sometimes a third language. Our screens show numbers large, words short and pictures where words fail. Engineers can switch; the worker’s station stays in his language. See how a textile mill proceeded in [our works](/works).`,
      facts: [
        { label: 'Busiest week', value: 'The last before shipping' },
        { label: 'We begin with', value: 'Twenty machines, two weeks' },
        { label: 'Rules we work by', value: 'Export certificates, the buyer’s limits' },
      ],
      day: [
        {
          time: '6:00',
          title: 'The shift changes',
          text: 'Loom eleven stopped four times in the night. Why stands in a notebook, and the notebook goes home.',
          made: 'A sensor on the lamp and eight large buttons: each stop has its reason before the shift ends.',
          entry: 'works:nawl-textiles',
        },
        {
          time: '8:40',
          title: 'The yarn has not come',
          text: 'Sales has promised Izmir for Thursday. The hall learns of it at noon.',
          made: 'One order number ties promise, yarn and hall; who is affected is named the same morning.',
          entry: 'services:systems-integration',
        },
        {
          time: '11:20',
          title: 'The series drifts',
          text: 'At table six the tension rises, still inside the limit.',
          made: 'Tests are entered beside the machine, and a drift is seen while it costs nothing.',
          entry: 'products:lawha',
        },
        {
          time: '15:00',
          title: 'A certificate for Hamburg',
          text: 'In English, stamped, with the figures of this morning.',
          made: 'Written from the entries of the laboratory, in both languages, without copying a line.',
          entry: 'products:khazna',
        },
        {
          time: '17:30',
          title: 'Ten minutes round a table',
          text: 'What do we change tomorrow?',
          made: 'Twelve figures in place of 214 reports, each with the same meaning for everybody.',
          entry: 'solutions:data-warehouse',
        },
      ],
      benefits: [
        {
          title: 'Downtime made visible',
          text: 'Seeing causes ranked by minutes is often enough to win back 8 to 12 per cent of running time in half a year.',
        },
        {
          title: 'Dates that hold',
          text: 'Promises are checked against real capacity, and customers hear of a change before they notice it.',
        },
        {
          title: 'Fewer complaints',
          text: 'Drift is stopped early, and each roll or carton can be traced to machine, shift and batch.',
        },
        {
          title: 'Ready for auditors',
          text: 'Evidence for quality and social audits is collected along the way and printed in minutes.',
        },
      ],
      process: [
        {
          title: 'Two shifts in the hall',
          text: 'One by day and one by night. We note stops, walks and searches, and speak with the people at the machines.',
        },
        {
          title: 'Twenty machines',
          text: 'Sensors, buttons and one large screen. After two weeks the first list of causes hangs on the wall.',
        },
        { title: 'Connect the order', text: 'Sales, purchasing, hall, laboratory and dispatch join the same thread.' },
        {
          title: 'Whole plant',
          text: 'Hall after hall, led by a foreman from the first one and by your own technicians.',
        },
      ],
      deliverables: [
        'Sensors and stations at the agreed machines',
        'Hall screens and phone views',
        'Order tracking across departments',
        'Quality entries and export certificates in both languages',
        'Connection to accounting and stock',
        'Training in every shift',
      ],
      faq: [
        {
          question: 'Does production have to stop for the installation?',
          answer: 'No. Sensors are fitted during the planned maintenance break, in about twenty minutes per machine.',
        },
        {
          question: 'Does it work without the internet?',
          answer:
            'Yes. The hall has its own small server. The connection to the outside may fail for days without affecting work.',
        },
        {
          question: 'Will workers feel watched?',
          answer:
            'We show machines, never rankings of persons, and agree this in writing with the shifts. The best causes usually come from them.',
        },
      ],
    },
    ar: {
      slug: 'الصناعة',
      title: 'الصناعة',
      summary: 'الطلبات والماكينات والجودة في نظرة واحدة، من النول إلى العميل، تُقرأ في العنبر من مسافة ذراع.',
      seo: {
        title: 'أنظمة رقمية للمصانع',
        description: 'أرقام الإنتاج والجودة والصيانة وتتبع الطلبات لمصانع مصر والخليج، بالعربية والإنجليزية.',
      },
      body: `كثير من المصانع يعرف بدقة ما أنتجه في الشهر الماضي، ولا يعرف ما ينتجه الآن في هذه الساعة إلا على وجه التقريب. رئيس الوردية يعرف، غير أن معرفته في دفتر، والدفتر يعود معه إلى البيت في الرابعة. نحن نأتي بالدفتر إلى العنبر، على شاشة يقرؤها الجميع من مسافة ذراع.

## من الماكينة، وبلا ماكينة جديدة

نول من عام ١٩٩٤ ليس فيه منفذ للربط، لكن فيه مصباحًا يضيء حين يتوقف. يراقب المصباح حساس ثمنه بضع مئات من الجنيهات، أما الماكينات الأحدث فتبلغ عن نفسها. وخلال أسبوعين ترون لعشرين ماكينة متى دارت ومتى توقفت وكم طال توقفها. والسبب يُدخله العامل بواحد من ثمانية أزرار كبيرة، في ثانية، ومن غير أن يخلع قفازه.

## الطلب خيط واحد

المبيعات تعد بموعد، والمشتريات تنتظر الغزل، والعنبر يجهز، والمعمل يفحص، والتعبئة تبحث عن الكراتين. نربط هؤلاء جميعًا برقم طلب واحد، فيرى كل منهم الخيط نفسه، ومن يمسك بطرفه الآن. وإذا تأخر توريد عُرف العملاء المتأثرون به في اليوم نفسه، وما زال في الوقت متسع للترتيب والاعتذار.

## الجودة حيث تنشأ

تُدخل الاختبارات على الطاولة المجاورة للماكينة بجهاز لوحي ومعها صورة العينة. وتأتي الحدود من مواصفة العميل. والدفعة التي تنحرف تُلاحظ قبل أن تخرج عن الحد، لا بعد أن تصل إلى الميناء. ومن هذه البيانات تصدر شهادات التصدير باللغتين من غير نقل باليد.

## لغتان في عنبر واحد

تأتي الخطط وكتب التشغيل بالإنجليزية غالبًا، والورديات تتكلم العربية وأحيانًا لغة ثالثة. شاشاتنا أرقامها كبيرة وكلماتها قليلة واضحة، وفيها صور حيث لا تنفع الكلمات. يبدّل المهندس اللغة متى شاء، وتبقى محطة العامل على لغته. انظروا كيف سار مصنع نسيج في ذلك في [أعمالنا](/ar/works).`,
      facts: [
        { label: 'أشد الأسابيع زحامًا', value: 'ما قبل الشحن' },
        { label: 'نقطة البداية', value: 'عشرون ماكينة في أسبوعين' },
        { label: 'القواعد التي نعمل بها', value: 'شهادات التصدير وحدود المشتري' },
      ],
      day: [
        {
          time: '6:00',
          title: 'تبديل الوردية',
          text: 'توقف النول الحادي عشر أربع مرات في الليل. والسبب في دفتر، والدفتر ذاهب إلى البيت.',
          made: 'حساس على المصباح وثمانية أزرار كبيرة: لكل توقف سببه قبل أن تنتهي الوردية.',
          entry: 'works:nawl-textiles',
        },
        {
          time: '8:40',
          title: 'الغزل لم يصل',
          text: 'وعدت المبيعات إزمير بيوم الخميس، والعنبر لا يعلم إلا ظهرًا.',
          made: 'رقم طلب واحد يربط الوعد والغزل والعنبر، ومن يتأثر يُعرف في الصباح نفسه.',
          entry: 'services:systems-integration',
        },
        {
          time: '11:20',
          title: 'الدفعة تنحرف',
          text: 'عند الطاولة السادسة يزيد الشد، وما زال داخل الحد.',
          made: 'تُدخل الاختبارات بجوار الماكينة، ويُرى الانحراف وهو لا يكلف شيئًا.',
          entry: 'products:lawha',
        },
        {
          time: '15:00',
          title: 'شهادة إلى هامبورج',
          text: 'بالإنجليزية ومختومة، وبأرقام هذا الصباح.',
          made: 'تُكتب من بيانات المعمل باللغتين، ولا يُنقل فيها سطر باليد.',
          entry: 'products:khazna',
        },
        {
          time: '17:30',
          title: 'عشر دقائق حول طاولة',
          text: 'ما الذي نغيّره غدًا؟',
          made: 'اثنا عشر رقمًا بدلًا من ٢١٤ تقريرًا، ومعنى كل منها واحد عند الجميع.',
          entry: 'solutions:data-warehouse',
        },
      ],
      benefits: [
        {
          title: 'توقف ظاهر للعيان',
          text: 'رؤية الأسباب مرتبة بالدقائق تكفي غالبًا لاستعادة ٨ إلى ١٢ في المئة من وقت التشغيل خلال نصف عام.',
        },
        { title: 'مواعيد تصمد', text: 'تُقاس الوعود على الطاقة الحقيقية، ويسمع العميل بالتغيير قبل أن يلحظه.' },
        { title: 'شكاوى أقل', text: 'يُوقف الانحراف مبكرًا، ويمكن رد كل ثوب أو كرتونة إلى ماكينتها وورديتها ودفعتها.' },
        { title: 'جاهز للمراجعين', text: 'أدلة مراجعات الجودة والمسؤولية الاجتماعية تُجمع أثناء العمل وتُطبع في دقائق.' },
      ],
      process: [
        {
          title: 'ورديتان في العنبر',
          text: 'واحدة نهارًا وواحدة ليلًا. نسجل التوقف والمشي والبحث، ونتحدث مع الواقفين على الماكينات.',
        },
        {
          title: 'عشرون ماكينة',
          text: 'حساسات وأزرار وشاشة كبيرة واحدة. وبعد أسبوعين تُعلق أول قائمة أسباب على الحائط.',
        },
        { title: 'ربط الطلب', text: 'تدخل المبيعات والمشتريات والعنبر والمعمل والشحن في الخيط نفسه.' },
        { title: 'المصنع كله', text: 'عنبر بعد عنبر، يقوده رئيس وردية من العنبر الأول وفنيوكم أنفسهم.' },
      ],
      deliverables: [
        'حساسات ومحطات عند الماكينات المتفق عليها',
        'شاشات للعنابر وعروض للهاتف',
        'تتبع الطلب بين الإدارات',
        'بيانات جودة وشهادات تصدير باللغتين',
        'ربط بالحسابات والمخازن',
        'تدريب في كل وردية',
      ],
      faq: [
        {
          question: 'هل يتوقف الإنتاج من أجل التركيب؟',
          answer: 'لا. تُركب الحساسات في وقت الصيانة المقرر، ونحو عشرين دقيقة تكفي للماكينة.',
        },
        {
          question: 'هل يعمل بلا إنترنت؟',
          answer: 'نعم. للعنبر خادمه الصغير، وقد ينقطع الاتصال بالخارج أيامًا من غير أن يتأثر العمل.',
        },
        {
          question: 'ألا يشعر العمال بأنهم مراقبون؟',
          answer:
            'نعرض الماكينات ولا نرتب الأشخاص أبدًا، ونتفق على ذلك كتابة مع الورديات. وأنفع الأسباب تأتي منهم في الغالب.',
        },
      ],
    },
  },
};
