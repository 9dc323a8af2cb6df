import type { Localized } from '@nasaq/contract';
import type { AboutText } from '../types.ts';

export const about: Required<Localized<AboutText>> = {
  en: {
    statement: 'A workshop for digital order, in two languages.',
    intro:
      'Nasaq is Arabic for order, for things set in their proper row. Since 2014 we have built websites, applications and internal systems for organisations whose staff and customers read Arabic and English. We are 64 people in Cairo and Alexandria: engineers, designers, writers and operators who sit at the same tables and answer for the same result.',
    figures: [
      { value: '2014', label: 'founded in Maadi, Cairo' },
      { value: '64', label: 'people in Cairo and Alexandria' },
      { value: '140', label: 'projects delivered' },
      { value: '6.2 years', label: 'average length of a client relationship' },
    ],
    values: [
      {
        title: 'Both languages first',
        text: 'No screen is approved in one language. A layout that only works in English, or a sentence that only works in Arabic, goes back to the table.',
      },
      {
        title: 'Measured, then claimed',
        text: 'We count before we promise: loading time, error rate, hours of manual work saved. If a figure is not in the report, it is not in the presentation.',
      },
      {
        title: 'Small enough to hold',
        text: 'Teams of three to six people, stages of two weeks, systems that one new colleague can understand in a week. We cut scope before we cut quality.',
      },
      {
        title: 'Leave it better drawn',
        text: 'Code, designs and passwords belong to the client from the first day. Another team must be able to continue where we stop, with documents that tell the truth.',
      },
    ],
    story: [
      {
        year: '2014',
        title: 'Two desks in Degla',
        text: 'Layla Mansour and Karim Adel rent a room on Road 216 and take on the website of a publishing house whose Arabic pages nobody could read on a phone.',
      },
      {
        year: '2016',
        title: 'The first product',
        text: 'Tired of translations sent back and forth by email, the team writes Qalam, an editor with both languages side by side. It is the first of our nine products.',
      },
      {
        year: '2018',
        title: 'Alexandria',
        text: 'A second office opens near the port with seven colleagues, most of them engineers for logistics and industry.',
      },
      {
        year: '2020',
        title: 'Operations becomes a team',
        text: 'Clients ask us to keep running what we built. Omar Fathy forms the operations group, and every new system now starts with a written plan for its worst day.',
      },
      {
        year: '2023',
        title: 'Across the Gulf',
        text: 'Every third project is now for an organisation in Saudi Arabia, the Emirates or Kuwait. The content team grows to eight writers who work in both languages.',
      },
      {
        year: '2026',
        title: 'Twelve years, one hundred and forty projects',
        text: 'We are 64 people. Eleven of our first twenty clients are still with us, and the publishing house of 2014 is on its third edition of the site.',
      },
    ],
    team: [
      {
        key: 'layla-mansour',
        name: 'Layla Mansour',
        role: 'Chief executive and founder',
        bio: 'An architect by training, she moved from buildings to software because both fail at the joints. She reads every proposal before it leaves the house.',
      },
      {
        key: 'karim-adel',
        name: 'Karim Adel',
        role: 'Technical director and founder',
        bio: 'He has been writing software for nineteen years and deletes more code than he adds. He leads engineering and still takes his turn on call.',
      },
      {
        key: 'nour-elsherif',
        name: 'Nour El-Sherif',
        role: 'Design director',
        bio: 'A type designer who draws patterns by hand before she opens a screen. Her team of nine designs every page from the right and from the left.',
      },
      {
        key: 'omar-fathy',
        name: 'Omar Fathy',
        role: 'Head of operations',
        bio: 'He keeps 90 systems awake. Before Nasaq he ran the night shift of a data centre, which taught him to write instructions for tired people.',
      },
      {
        key: 'salma-hegazy',
        name: 'Salma Hegazy',
        role: 'Head of content',
        bio: 'A former newspaper editor, she built the content team on one rule: write in each language, translate only what the law makes you translate.',
      },
      {
        key: 'yara-naguib',
        name: 'Yara Naguib',
        role: 'Head of the Alexandria office',
        bio: 'A marine engineer turned project lead, she looks after clients in logistics and industry and knows most of the port by first name.',
      },
      {
        key: 'hassan-shaker',
        name: 'Hassan Shaker',
        role: 'Principal engineer',
        bio: 'He wrote payrolls when they had to fit into 64 kilobytes, and still asks of every library what it is for. New colleagues sit beside him for their first month.',
      },
      {
        key: 'mariam-boutros',
        name: 'Mariam Boutros',
        role: 'Lead product designer',
        bio: 'She tests with people before there is anything to click: cards on a table, from the right and from the left. She drew Mawid in the waiting rooms of three clinics.',
      },
      {
        key: 'youssef-tarek',
        name: 'Youssef Tarek',
        role: 'Frontend engineer',
        bio: 'He came as an intern in the summer of 2023 and stayed for the keyboard: whatever he builds works without a mouse. His list of pages that break from right to left grows shorter every month.',
      },
      {
        key: 'heba-saber',
        name: 'Heba Saber',
        role: 'Head of quality and accessibility',
        bio: 'She listens to every release through a screen reader, in both languages, before it goes out. In Luxor she taught mathematics for six years, and it shows in her test plans.',
      },
      {
        key: 'mahmoud-dahab',
        name: 'Mahmoud Dahab',
        role: 'Site reliability lead',
        bio: 'The son of a river pilot from Aswan, he reads graphs as others read water. Twice a year his team rehearses the worst day of every system.',
      },
      {
        key: 'dina-anwar',
        name: 'Dina Anwar',
        role: 'Client care lead',
        bio: 'She answers first, and has taught us that a request is closed when the client says so. The knowledge base is honest because she rewrites it after every call.',
      },
    ],
    place: [
      {
        alt: 'Map of Maadi in Cairo from the Nile to Wadi Degla: the metro line with the stations Maadi and Sakanat El-Maadi, and a dotted way from Maadi station to our door at 12 Road 216.',
        caption:
          'We chose Road 216 for its trees: from Maadi station it is nineteen minutes on foot, most of them in the shade.',
      },
      {
        alt: 'Plan of our floor: a studio of 24 desks in the middle; a round table, the library and a long lunch table on one side; the writers, a listening room and a terrace on the other; the entrance below.',
        caption: 'Whoever comes in meets the drawing wall before any desk: work should be seen before people.',
      },
    ],
  },
  ar: {
    statement: 'ورشة للنسق الرقمي، بلغتين.',
    intro:
      'النسق في العربية هو ما جاء من الكلام والأشياء على نظام واحد. منذ عام ٢٠١٤ ونحن نبني المواقع والتطبيقات والأنظمة الداخلية لمؤسسات يقرأ موظفوها وعملاؤها العربية والإنجليزية. نحن ٦٤ شخصًا في القاهرة والإسكندرية: مهندسون ومصممون وكتّاب ومشغلون، يجلسون إلى الطاولة نفسها ويُسألون عن النتيجة نفسها.',
    figures: [
      { value: '٢٠١٤', label: 'عام التأسيس في المعادي بالقاهرة' },
      { value: '٦٤', label: 'زميلًا وزميلة في القاهرة والإسكندرية' },
      { value: '١٤٠', label: 'مشروعًا سلّمناه' },
      { value: '٦٫٢ سنة', label: 'متوسط بقاء العميل معنا' },
    ],
    values: [
      {
        title: 'اللغتان أولًا',
        text: 'لا تُعتمد شاشة بلغة واحدة. التصميم الذي لا يستقيم إلا بالإنجليزية، والجملة التي لا تستقيم إلا بالعربية، يعودان إلى الطاولة.',
      },
      {
        title: 'نقيس ثم نقول',
        text: 'نعُدّ قبل أن نعِد: زمن التحميل ونسبة الأخطاء وساعات العمل اليدوي التي وُفرت. والرقم الذي لا يرد في التقرير لا يرد في العرض.',
      },
      {
        title: 'صغير بما يكفي لنحيط به',
        text: 'فرق من ثلاثة إلى ستة أشخاص، ومراحل من أسبوعين، وأنظمة يفهمها الزميل الجديد في أسبوع. نقلل النطاق قبل أن نقلل الجودة.',
      },
      {
        title: 'نتركه أوضح مما كان',
        text: 'الشفرة والتصاميم وكلمات المرور ملك للعميل من اليوم الأول، ولأي فريق آخر أن يكمل من حيث توقفنا، بوثائق تقول الحقيقة.',
      },
    ],
    story: [
      {
        year: '٢٠١٤',
        title: 'طاولتان في دجلة',
        text: 'تستأجر ليلى منصور وكريم عادل غرفة في شارع ٢١٦، ويتسلمان موقع دار نشر لم يكن أحد يستطيع قراءة صفحاته العربية على الهاتف.',
      },
      {
        year: '٢٠١٦',
        title: 'المنتج الأول',
        text: 'ضاق الفريق بالترجمات الذاهبة والعائدة في البريد، فكتب «قلم»: محررًا تتجاور فيه اللغتان. وهو أول منتجاتنا التسعة.',
      },
      {
        year: '٢٠١٨',
        title: 'الإسكندرية',
        text: 'نفتتح مكتبًا ثانيًا بالقرب من الميناء بسبعة زملاء، أغلبهم من مهندسي أنظمة النقل والصناعة.',
      },
      {
        year: '٢٠٢٠',
        title: 'التشغيل يصير فريقًا',
        text: 'يطلب العملاء أن نواصل تشغيل ما بنيناه، فيؤسس عمر فتحي مجموعة التشغيل، ويبدأ كل نظام جديد بخطة مكتوبة لأسوأ أيامه.',
      },
      {
        year: '٢٠٢٣',
        title: 'إلى الخليج',
        text: 'صار واحد من كل ثلاثة مشروعات لمؤسسة في السعودية أو الإمارات أو الكويت، وكبر فريق المحتوى إلى ثمانية كتّاب يعملون باللغتين.',
      },
      {
        year: '٢٠٢٦',
        title: 'اثنا عشر عامًا ومئة وأربعون مشروعًا',
        text: 'نحن اليوم ٦٤ شخصًا. ما زال معنا أحد عشر من أول عشرين عميلًا، ودار النشر التي بدأنا بها عام ٢٠١٤ على الإصدار الثالث من موقعها.',
      },
    ],
    team: [
      {
        key: 'layla-mansour',
        name: 'ليلى منصور',
        role: 'الرئيسة التنفيذية والمؤسِّسة',
        bio: 'مهندسة معمارية انتقلت من المباني إلى البرمجيات لأن كليهما يتصدع عند الوصلات. تقرأ كل عرض قبل أن يخرج من الدار.',
      },
      {
        key: 'karim-adel',
        name: 'كريم عادل',
        role: 'المدير التقني والمؤسِّس',
        bio: 'يكتب البرامج منذ تسعة عشر عامًا، ويحذف من الشفرة أكثر مما يضيف. يقود الهندسة وما زال يأخذ دوره في المناوبة.',
      },
      {
        key: 'nour-elsherif',
        name: 'نور الشريف',
        role: 'مديرة التصميم',
        bio: 'مصممة خطوط ترسم الزخرفة بيدها قبل أن تفتح الشاشة. يصمم فريقها، وهم تسعة، كل صفحة من اليمين ومن اليسار.',
      },
      {
        key: 'omar-fathy',
        name: 'عمر فتحي',
        role: 'رئيس التشغيل',
        bio: 'يسهر على ٩٠ نظامًا. أدار قبل نسق الوردية الليلية في مركز بيانات، وتعلم منها كيف تُكتب التعليمات لمن أرهقه السهر.',
      },
      {
        key: 'salma-hegazy',
        name: 'سلمى حجازي',
        role: 'رئيسة المحتوى',
        bio: 'محررة صحفية سابقة بنت فريق المحتوى على قاعدة واحدة: نكتب بكل لغة، ولا نترجم إلا ما يُلزمنا القانون بترجمته.',
      },
      {
        key: 'yara-naguib',
        name: 'يارا نجيب',
        role: 'مديرة مكتب الإسكندرية',
        bio: 'مهندسة بحرية صارت قائدة مشروعات، ترعى عملاء النقل والصناعة، وتعرف أكثر أهل الميناء بأسمائهم.',
      },
      {
        key: 'hassan-shaker',
        name: 'حسن شاكر',
        role: 'كبير المهندسين',
        bio: 'كتب برامج الرواتب يوم كان عليها أن تتسع في ٦٤ كيلوبايت، وما زال يسأل عن كل مكتبة برمجية: ما حاجتنا إليها؟ يجلس إليه الزملاء الجدد شهرهم الأول.',
      },
      {
        key: 'mariam-boutros',
        name: 'مريم بطرس',
        role: 'كبيرة مصممي المنتجات',
        bio: 'تختبر مع الناس قبل أن يوجد ما يُضغط عليه: بطاقات على طاولة، من اليمين ومن اليسار. رسمت «موعد» في غرف الانتظار بثلاث عيادات.',
      },
      {
        key: 'youssef-tarek',
        name: 'يوسف طارق',
        role: 'مهندس واجهات',
        bio: 'جاء متدربًا في صيف ٢٠٢٣ وبقي من أجل لوحة المفاتيح: كل ما يبنيه يعمل بلا فأرة. عنده قائمة بالصفحات التي تنكسر من اليمين إلى اليسار، وهي تقصر شهرًا بعد شهر.',
      },
      {
        key: 'heba-saber',
        name: 'هبة صابر',
        role: 'رئيسة الجودة وإتاحة الوصول',
        bio: 'تستمع إلى كل إصدار بقارئ الشاشة، باللغتين، قبل أن يخرج. درّست الرياضيات في الأقصر ست سنوات، ويظهر ذلك في خطط اختبارها.',
      },
      {
        key: 'mahmoud-dahab',
        name: 'محمود دهب',
        role: 'قائد موثوقية المواقع',
        bio: 'أبوه مرشد مراكب نيلية في أسوان، فهو يقرأ المنحنيات كما يقرأ أبوه الماء. يتدرب فريقه مرتين في العام على أسوأ يوم في حياة كل نظام.',
      },
      {
        key: 'dina-anwar',
        name: 'دينا أنور',
        role: 'مسؤولة رعاية العملاء',
        bio: 'أول من يجيب، ومنها تعلمنا أن الطلب لا يُغلق إلا حين يقول العميل إنه انتهى. قاعدة المعرفة صادقة لأنها تعيد كتابتها بعد كل مكالمة.',
      },
    ],
    place: [
      {
        alt: 'خريطة المعادي في القاهرة من النيل إلى وادي دجلة: خط المترو بمحطتي المعادي وثكنات المعادي، وطريق منقط من محطة المعادي إلى بابنا في ١٢ شارع ٢١٦.',
        caption: 'اخترنا شارع ٢١٦ لأشجاره: من محطة المعادي إلينا تسع عشرة دقيقة سيرًا، أكثرها في الظل.',
      },
      {
        alt: 'مخطط طابقنا: مرسم من ٢٤ مكتبًا في الوسط، والطاولة والمكتبة ومائدة الغداء الطويلة في جانب، والكتّاب وغرفة الاستماع والشرفة في الجانب الآخر، والمدخل في الأسفل.',
        caption: 'من يدخل يلقى جدار الرسم قبل أي مكتب: أردنا أن يُرى العمل قبل العاملين.',
      },
    ],
  },
};
