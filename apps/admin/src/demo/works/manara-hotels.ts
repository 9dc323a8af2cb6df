import type { WorkEntry } from '../types.ts';

export const manaraHotels: WorkEntry = {
  key: 'manara-hotels',
  year: 2019,
  industry: 'hospitality',
  services: ['brand-identity', 'web-platforms', 'bilingual-content'],
  technologies: ['TypeScript', 'Next.js', 'Strapi', 'PostgreSQL', 'Cloudflare'],
  locales: {
    en: {
      slug: 'manara-hotels',
      title: 'Direct bookings for seven hotels on the coast',
      client: 'Manara Hotels',
      summary:
        'Identity, site and booking for seven family-run hotels from Alexandria to Marsa Matruh: direct bookings rose from 9 to 41 per cent.',
      challenge:
        'Seven hotels had been joined by one family, one after another, since 1962. Each had its own sign, its own telephone and a page on the large booking sites, which kept up to 22 per cent of every night. Guests from the Gulf and from Egypt, half of the total, found no Arabic page that was more than a translation.',
      approach:
        'One lighthouse lens, a set of concentric prisms, became the common sign; the number of rings tells the hotels apart. The site shows rooms by the question guests ask first, which differs by language: in English it is the view, in Arabic whether the whole family fits. Booking takes three steps with the full price in the first.',
      result:
        'Direct bookings rose from 9 to 41 per cent in two seasons, with no price below that of the booking sites. The Arabic pages, written separately, convert better than the English ones. Commission saved in the first year paid for the project twice.',
      figures: [
        { value: '41%', label: 'direct bookings, from 9' },
        { value: '3', label: 'steps from date to confirmation' },
        { value: '7', label: 'hotels, one set of rings' },
      ],
      quote: {
        text: 'My grandfather painted the first sign himself. I was afraid of losing it. They measured it and built the new one on its proportions.',
        author: 'Dalia Manara',
        role: 'Managing director, Manara Hotels',
      },
      gallery: [
        {
          alt: 'Three key cards of hotels in Alexandria, El Alamein and Marsa Matruh with one, four and seven rings',
          caption:
            'The number of rings names the hotel, so a guest who reads neither script still holds the right key.',
        },
        {
          alt: 'The same room in two pages: the English one begins with the sea at sunset, the Arabic one with a plan of two connected rooms',
          caption: 'Sixty conversations gave two first questions; only the price and the facts are shared.',
        },
        {
          alt: 'A tin sign of 1962 with a lighthouse under a grid of red lines, and the new sign with the lens beside it',
          caption:
            'The painter had no grid, yet his proportions held when we laid one over them, so we built on those.',
        },
      ],
      body: `
The archive of Manara Hotels is a biscuit tin. It holds the first guest book, a photograph of the opening and a tin sign of 1962, painted by hand, with a lighthouse whose beam is slightly too thick. Dalia Manara put it on the table in our first meeting and said: this, but for seven.

## Measuring a brushstroke

The painter had no grid, and yet the parts of his lighthouse stand in simple relations: two to three, three to five. We kept these and exchanged the tower for what makes a lighthouse visible, the lens. One ring for the oldest hotel, seven for the youngest. Guests ask about the rings, and the porter has a story to tell.

## Two first questions

In 60 conversations we asked guests what they want to know before anything else. English-speaking guests asked for the view and the distance to the sea. Arabic-speaking guests asked how many of them could sleep in adjoining rooms, and at what time breakfast ends. So the two versions of a room page start differently, have different photographs on top and share only the facts.

## The price that stays

The amount in step one includes taxes, service and breakfast, and does not change. It looks higher than on other sites until their last step. We said so in one sentence under the button. Similar writing is part of [our services](/services).
`,
      seo: {
        title: 'Manara Hotels: direct bookings on the coast',
        description:
          'Identity, bilingual site and booking for seven hotels on the north coast: direct bookings rose from 9 to 41 per cent in two seasons.',
      },
    },
    ar: {
      slug: 'فنادق-منارة',
      title: 'حجز مباشر لسبعة فنادق على الساحل',
      client: 'فنادق منارة',
      summary:
        'هوية وموقع وحجز لسبعة فنادق تديرها أسرة واحدة من الإسكندرية إلى مرسى مطروح: ارتفع الحجز المباشر من ٩ إلى ٤١ في المئة.',
      challenge:
        'ضمت أسرة واحدة سبعة فنادق واحدًا بعد آخر منذ ١٩٦٢. لكل فندق لافتة وهاتف وصفحة في مواقع الحجز الكبرى التي تحتفظ بما يصل إلى ٢٢ في المئة من ثمن كل ليلة. أما نزلاء مصر والخليج، وهم نصف النزلاء، فلم يجدوا صفحة عربية تزيد على ترجمة.',
      approach:
        'صارت عدسة الفنار، وهي مناشير متحدة المركز، علامة مشتركة، وعدد الحلقات يميز الفنادق. ويعرض الموقع الغرف بحسب السؤال الذي يسأله النزيل أولًا، وهو يختلف باختلاف اللغة: في الإنجليزية الإطلالة، وفي العربية هل تتسع لنا كلنا. والحجز ثلاث خطوات، والسعر الكامل في أولاها.',
      result:
        'ارتفع الحجز المباشر من ٩ إلى ٤١ في المئة في موسمين، دون سعر أقل من أسعار مواقع الحجز. والصفحات العربية، وقد كُتبت مستقلة، تحول الزائر إلى نزيل أكثر من الإنجليزية. وما توفر من عمولات في العام الأول غطى تكلفة المشروع مرتين.',
      figures: [
        { value: '٤١٪', label: 'حجز مباشر بعد أن كان ٩٪' },
        { value: '٣', label: 'خطوات من التاريخ إلى التأكيد' },
        { value: '٧', label: 'فنادق ومجموعة حلقات واحدة' },
      ],
      quote: {
        text: 'رسم جدي اللافتة الأولى بيده، وكنت أخشى أن نفقدها. قاسوها وبنوا الجديدة على نسبها.',
        author: 'داليا منارة',
        role: 'العضو المنتدب، فنادق منارة',
      },
      gallery: [
        {
          alt: 'ثلاث بطاقات مفاتيح لفنادق الإسكندرية والعلمين ومرسى مطروح عليها حلقة وأربع حلقات وسبع حلقات',
          caption: 'عدد الحلقات هو اسم الفندق، فيمسك النزيل مفتاحه الصحيح وإن لم يقرأ أيًا من الحرفين.',
        },
        {
          alt: 'الغرفة نفسها في صفحتين: تبدأ الإنجليزية بالبحر عند الغروب، والعربية بمخطط غرفتين متصلتين',
          caption: 'من ستين حديثًا خرج سؤالان أولان، ولا تشترك الصفحتان إلا في السعر والحقائق.',
        },
        {
          alt: 'لافتة من الصفيح من عام ١٩٦٢ عليها فنار فوقه شبكة خطوط حمراء، وبجوارها اللافتة الجديدة وفيها العدسة',
          caption: 'لم تكن لدى الرسام شبكة، لكن نسبه ثبتت حين وضعنا فوقها شبكة، فبنينا عليها.',
        },
      ],
      body: `
أرشيف فنادق منارة علبة بسكويت، فيها أول دفتر للنزلاء، وصورة الافتتاح، ولافتة من الصفيح رُسمت باليد عام ١٩٦٢، عليها فنار شعاعه أسمك قليلًا مما ينبغي. وضعتها داليا منارة على الطاولة في أول اجتماع وقالت: هذه، ولكن لسبعة فنادق.

## قياس ضربة فرشاة

لم تكن لدى الرسام شبكة، ومع ذلك تقوم أجزاء فناره على نسب بسيطة: اثنان إلى ثلاثة، وثلاثة إلى خمسة. أبقينا النسب واستبدلنا بالبرج ما يجعل الفنار مرئيًا، وهو العدسة. حلقة واحدة لأقدم الفنادق وسبع لأحدثها. ويسأل النزلاء عن الحلقات، فيجد موظف الاستقبال ما يحكيه.

## سؤالان أولان

سألنا النزلاء في ستين حديثًا عما يريدون معرفته قبل كل شيء. سأل المتحدثون بالإنجليزية عن الإطلالة والمسافة إلى البحر، وسأل المتحدثون بالعربية كم منهم ينام في غرف متصلة ومتى ينتهي الإفطار. لذلك تبدأ صفحة الغرفة في كل لغة بداية مختلفة، ولها صور أولى مختلفة، ولا تشترك الصفحتان إلا في الحقائق.

## سعر لا يتغير

المبلغ في الخطوة الأولى شامل الضرائب والخدمة والإفطار ولا يتغير بعدها. يبدو أعلى من غيره إلى أن تصل إلى الخطوة الأخيرة هناك، وقد قلنا ذلك في جملة واحدة تحت الزر. والكتابة على هذا النحو من [خدماتنا](/ar/services).
`,
      seo: {
        title: 'فنادق منارة: حجز مباشر على الساحل',
        description:
          'هوية وموقع بلغتين وحجز لسبعة فنادق على الساحل الشمالي: ارتفع الحجز المباشر من ٩ إلى ٤١ في المئة في موسمين.',
      },
    },
  },
};
