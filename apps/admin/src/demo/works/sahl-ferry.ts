import type { WorkEntry } from '../types.ts';

export const sahlFerry: WorkEntry = {
  key: 'sahl-ferry',
  year: 2023,
  industry: 'logistics',
  services: ['mobile-apps', 'product-design', 'cloud-operations'],
  technologies: ['Kotlin', 'Swift', 'TypeScript', 'SQLite', 'PostgreSQL'],
  locales: {
    en: {
      slug: 'sahl-ferry',
      title: 'Tickets that work in the middle of the Nile',
      client: 'Sahl Nile Ferries',
      summary:
        'Mobile tickets and inspection for nine ferry lines, checked without a network in 0.4 seconds, with the paper ticket kept for those who want it.',
      challenge:
        'Sahl carries 27,000 people a day between Helwan and Qanater. Tickets were paper, counted at night with rubber bands, and the company did not know which boats were full. On the water there is often no network, and at the pier there are forty seconds to let 120 people on board.',
      approach:
        'A ticket is a signed picture that proves itself: the inspector’s phone needs no connection to check it, only the day’s key. Sales continue through kiosks and paper. Drivers of the boats count passengers with two buttons. We tested on the Maadi line for six weeks, on a deck in August, where half of the phones became too hot to display anything but black on white.',
      result:
        'Sixty-one per cent of trips are made with a phone after one year. Boarding takes 31 seconds. With real counts for the first time, Sahl moved two boats to other hours and carries 14 per cent more people with the same fleet.',
      figures: [
        { value: '0.4 s', label: 'to check a ticket without a network' },
        { value: '+14%', label: 'passengers with the same fleet' },
        { value: '61%', label: 'of trips on a phone after one year' },
      ],
      quote: {
        text: 'The inspectors asked for sun, not for features. They got a screen that can be read at noon.',
        author: 'Captain Mahmoud Serry',
        role: 'Head of operations, Sahl Nile Ferries',
      },
      gallery: [
        {
          alt: 'A paper ticket with a large crescent of dots on yellow, and the same crescent on the lock screen of a phone',
          caption:
            'Paper and phone carry the same shape for the hour, so an inspector’s eye treats both passengers alike.',
        },
        {
          alt: 'The inspector’s phone in pure black and white: a filled circle with a tick and the word “Valid”',
          caption: 'Drawn again on deck in August: black, white and one circle are all that the noon sun lets through.',
        },
        {
          alt: 'The board at Maadi pier with seven departures; a deck seen from above shows how full each boat is',
          caption:
            'Two buttons on each boat made this board possible: for the first time the pier knows where there is room.',
        },
      ],
      body: `
On a ferry nobody has a hand free. There is a bag, a child, a railing. The first thing that we took away was the need to unlock the phone and find an application: a ticket bought in advance lies on the lock screen from ten minutes before departure.

## A shape for the hour

Inspectors check with their eyes before they check with a device. So every hour has a large shape, a square, a star, a crescent of dots, chosen anew each day. A passenger with yesterday’s ticket is seen from two metres away. The device is only used for a sample of one in five, and for arguments.

## August on deck

We had tested in the office, in the shade, in March. On the Maadi pier in August phones dimmed themselves, fingers were wet, and our elegant grey was invisible. The screen was redrawn on the deck in two days: black, white, one circle. It has stayed that way, and it was the cheapest improvement of the project.

## Paper stays

Thirty-nine per cent of passengers pay with coins and like a ticket in their hand. The paper ticket now carries the same pattern and is read by the same device. Nobody was made to feel late. Other work without a network is described in [solutions](/solutions).
`,
      seo: {
        title: 'Sahl Nile Ferries: tickets without a network',
        description:
          'Mobile tickets and inspection for nine ferry lines in Cairo: checked offline in 0.4 seconds and readable in August sun.',
      },
    },
    ar: {
      slug: 'معديات-سهل',
      title: 'تذاكر تعمل في وسط النيل',
      client: 'سهل للنقل النهري',
      summary:
        'تذاكر على الهاتف وتفتيش لتسعة خطوط نهرية، تُفحص بلا شبكة في ٠٫٤ ثانية، والتذكرة الورقية باقية لمن يريدها.',
      challenge:
        'تنقل «سهل» ٢٧ ألف راكب في اليوم بين حلوان والقناطر. كانت التذاكر ورقية تُعدّ ليلًا بالأساتك، ولا تعرف الشركة أي المراكب ممتلئ. وعلى صفحة الماء كثيرًا ما تغيب الشبكة، وعلى المرسى أربعون ثانية يصعد فيها ١٢٠ راكبًا.',
      approach:
        'التذكرة صورة موقعة تثبت نفسها، ولا يحتاج هاتف المفتش إلى اتصال ليراجعها، بل إلى مفتاح اليوم وحده. واستمر البيع في الأكشاك وبالورق. ويعد الريس ركابه بزرين. اختبرنا ستة أسابيع على خط المعادي، على سطح المركب في أغسطس، حيث سخن نصف الهواتف فلم تعد تعرض إلا الأسود على الأبيض.',
      result:
        'بعد عام صارت ٦١ في المئة من الرحلات بالهاتف، ويستغرق الصعود ٣١ ثانية. ولأن الشركة عرفت أعداد الركاب لأول مرة نقلت مركبين إلى ساعات أخرى، فصارت تنقل ركابًا أكثر بنسبة ١٤ في المئة بالأسطول نفسه.',
      figures: [
        { value: '٠٫٤ ثانية', label: 'لمراجعة تذكرة بلا شبكة' },
        { value: '+١٤٪', label: 'في عدد الركاب بالأسطول نفسه' },
        { value: '٦١٪', label: 'من الرحلات بالهاتف بعد عام' },
      ],
      quote: {
        text: 'لم يطلب المفتشون مزايا، بل طلبوا حلًا للشمس، فحصلوا على شاشة تُقرأ في عز الظهر.',
        author: 'القبطان محمود سري',
        role: 'رئيس العمليات، سهل للنقل النهري',
      },
      gallery: [
        {
          alt: 'تذكرة ورقية عليها هلال كبير من النقاط على الأصفر، والهلال نفسه على شاشة قفل هاتف',
          caption: 'تحمل الورقة والهاتف شكل الساعة نفسه، فتعامل عين المفتش الراكبين معاملة واحدة.',
        },
        {
          alt: 'هاتف المفتش بالأسود والأبيض وحدهما: دائرة ممتلئة فيها علامة صح وكلمة «صالحة»',
          caption: 'أُعيد رسمها على سطح المركب في أغسطس: شمس الظهر لا تترك غير الأسود والأبيض ودائرة واحدة.',
        },
        {
          alt: 'لوحة مرسى المعادي وفيها سبع رحلات، ومع كل رحلة سطح المركب من أعلى يبين مقدار امتلائه',
          caption: 'زران على كل مركب جعلا هذه اللوحة ممكنة: عرف المرسى لأول مرة أين يوجد مكان.',
        },
      ],
      body: `
لا يد خالية لأحد على المعدية: هناك حقيبة وطفل وسور. لذلك كان أول ما أزلناه هو فتح الهاتف والبحث عن تطبيق، فالتذكرة المشتراة سلفًا تظهر على شاشة القفل قبل القيام بعشر دقائق.

## شكل لكل ساعة

يفتش المفتش بعينه قبل جهازه. لذلك لكل ساعة شكل كبير، مربع أو نجمة أو هلال من النقاط، يُختار من جديد كل يوم. وصاحب تذكرة الأمس يُعرف من مسافة مترين. أما الجهاز فلراكب من كل خمسة، ولفض الخلاف.

## أغسطس على السطح

كنا قد اختبرنا في المكتب وفي الظل وفي مارس. وعلى مرسى المعادي في أغسطس خفتت إضاءة الهواتف وابتلت الأصابع واختفى لوننا الرمادي الأنيق. أعدنا رسم الشاشة على سطح المركب في يومين: أسود وأبيض ودائرة واحدة. وبقيت هكذا، وكانت أرخص تحسين في المشروع.

## الورق باقٍ

يدفع ٣٩ في المئة من الركاب نقدًا ويحبون أن تكون التذكرة في اليد. تحمل التذكرة الورقية الآن الزخرفة نفسها ويقرؤها الجهاز نفسه، ولم يشعر أحد بأن الزمن فاته. ومن أعمالنا الأخرى بلا شبكة ما تجدونه في [حلولنا](/ar/solutions).
`,
      seo: {
        title: 'سهل للنقل النهري: تذاكر بلا شبكة',
        description:
          'تذاكر على الهاتف وتفتيش لتسعة خطوط نهرية في القاهرة: تُفحص دون اتصال في ٠٫٤ ثانية وتُقرأ في شمس أغسطس.',
      },
    },
  },
};
