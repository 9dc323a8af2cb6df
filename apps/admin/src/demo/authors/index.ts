import type { AuthorEntry } from '../types.ts';

/** Those who write for the blog; the same people stand in the team of the about page. */
export const authors: AuthorEntry[] = [
  {
    key: 'layla-mansour',
    locales: {
      en: {
        name: 'Layla Mansour',
        role: 'Chief executive and founder',
        bio: 'Trained as an architect, she founded Nasaq with Karim Adel in 2014. She writes about estimates, hiring and the trade of keeping promises.',
      },
      ar: {
        name: 'ليلى منصور',
        role: 'الرئيسة التنفيذية والمؤسِّسة',
        bio: 'درست العمارة ثم أسست نسق مع كريم عادل عام ٢٠١٤. تكتب عن تقدير الأعمال واختيار الزملاء وصنعة الوفاء بالوعد.',
      },
    },
  },
  {
    key: 'karim-adel',
    locales: {
      en: {
        name: 'Karim Adel',
        role: 'Technical director and founder',
        bio: 'Nineteen years of software, eleven of them with Arabic search. He writes about the parts of a system that nobody sees until they fail.',
      },
      ar: {
        name: 'كريم عادل',
        role: 'المدير التقني والمؤسِّس',
        bio: 'تسعة عشر عامًا في البرمجة، منها أحد عشر في البحث بالعربية. يكتب عن أجزاء النظام التي لا يراها أحد حتى تتعطل.',
      },
    },
  },
  {
    key: 'nour-elsherif',
    locales: {
      en: {
        name: 'Nour El-Sherif',
        role: 'Design director',
        bio: 'A type designer who draws patterns with a compass before she opens a screen. She writes about letters, geometry and pages that read from the right.',
      },
      ar: {
        name: 'نور الشريف',
        role: 'مديرة التصميم',
        bio: 'مصممة خطوط ترسم الزخرفة بالفرجار قبل أن تفتح الشاشة. تكتب عن الحرف والهندسة والصفحة التي تبدأ من اليمين.',
      },
    },
  },
  {
    key: 'omar-fathy',
    locales: {
      en: {
        name: 'Omar Fathy',
        role: 'Head of operations',
        bio: 'He keeps ninety systems awake and writes about migrations, night shifts and instructions that a tired person can follow.',
      },
      ar: {
        name: 'عمر فتحي',
        role: 'رئيس التشغيل',
        bio: 'يسهر على تسعين نظامًا، ويكتب عن نقل الأنظمة والمناوبات الليلية والتعليمات التي يقدر عليها من أرهقه السهر.',
      },
    },
  },
  {
    key: 'salma-hegazy',
    locales: {
      en: {
        name: 'Salma Hegazy',
        role: 'Head of content',
        bio: 'A former newspaper editor who leads eight writers in two languages. She writes about plurals, buttons and sentences that do one job.',
      },
      ar: {
        name: 'سلمى حجازي',
        role: 'رئيسة المحتوى',
        bio: 'محررة صحفية سابقة تقود ثمانية كتّاب بلغتين. تكتب عن صيغ الجمع وكلمات الأزرار والجملة التي تؤدي عملًا واحدًا.',
      },
    },
  },
];
