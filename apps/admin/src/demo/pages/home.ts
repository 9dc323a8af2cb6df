import type { Localized } from '@nasaq/contract';
import type { HomeText } from '../types.ts';

export const home: Required<Localized<HomeText>> = {
  en: {
    statement: 'Software in good order, in Arabic and English.',
    intro:
      'Nasaq designs, builds and runs websites, applications and back-office systems for organisations in Egypt and the Gulf. Both languages are drawn from the first sketch, so neither is a copy of the other.',
    figures: [
      { value: '140', label: 'projects delivered since 2014' },
      { value: '6.2 years', label: 'a client stays with us on average' },
      { value: '38 min', label: 'median first answer in opening hours' },
      { value: '9', label: 'products of our own, in both languages' },
    ],
    steps: [
      {
        title: 'Listen and measure',
        text: 'Two weeks with the people who do the work: we watch, count and read the old system. You receive a list of findings and a price range in writing.',
      },
      {
        title: 'Draw the grid',
        text: 'Content, screens, data and limits are fixed on paper and in a clickable draft, in both languages, before anyone writes the final code.',
      },
      {
        title: 'Build in the open',
        text: 'A working version every second Thursday, at an address you can open. You see what is finished, what it cost and what comes next.',
      },
      {
        title: 'Run and improve',
        text: 'We stay after launch: monitoring, backups, training and a short list of improvements every month, each one with its reason.',
      },
    ],
    quote: {
      text: 'For the first time our Arabic visitors and our foreign visitors see the same museum. When a text changes, both languages change on the same morning.',
      author: 'Hoda Salama',
      role: 'Director of visitor services, Sawaqi Museum',
    },
    call: {
      title: 'Tell us what is out of order.',
      text: 'Describe it in a few lines, in either language. Within one working day one of our consultants replies with questions, an honest first opinion and, where it fits, a next step.',
    },
  },
  ar: {
    statement: 'برمجيات على نسق واحد، بالعربية والإنجليزية.',
    intro:
      'تصمم نسق المواقع والتطبيقات وأنظمة العمل الداخلية وتبنيها وتشغلها لمؤسسات في مصر والخليج. نرسم اللغتين معًا من أول خط، فلا تأتي إحداهما ظلًا للأخرى.',
    figures: [
      { value: '١٤٠', label: 'مشروعًا سلّمناه منذ ٢٠١٤' },
      { value: '٦٫٢ سنة', label: 'متوسط بقاء العميل معنا' },
      { value: '٣٨ دقيقة', label: 'الزمن الوسيط لأول رد في ساعات العمل' },
      { value: '٩', label: 'منتجات من صنعنا، كلها بلغتين' },
    ],
    steps: [
      {
        title: 'نسمع ونقيس',
        text: 'أسبوعان مع من يؤدون العمل بأيديهم: نراقب ونحصي ونقرأ النظام القديم، ثم نسلمكم ما وجدناه ونطاق التكلفة مكتوبين.',
      },
      {
        title: 'نرسم الشبكة',
        text: 'نثبت المحتوى والشاشات والبيانات وحدود المشروع على الورق وفي نموذج تفاعلي، باللغتين، قبل كتابة الشفرة النهائية.',
      },
      {
        title: 'نبني على مرأى منكم',
        text: 'نسخة عاملة كل أسبوعين، يوم الخميس، على عنوان تفتحونه متى شئتم: ترون ما اكتمل، وما كلفه، وما يأتي بعده.',
      },
      {
        title: 'نشغّل ونحسّن',
        text: 'نبقى بعد الإطلاق: مراقبة ونسخ احتياطي وتدريب، وقائمة قصيرة من التحسينات كل شهر، لكل تحسين منها سببه.',
      },
    ],
    quote: {
      text: 'للمرة الأولى يرى الزائر العربي والزائر الأجنبي المتحف نفسه. وإذا تغير نص، تغير باللغتين في الصباح ذاته.',
      author: 'هدى سلامة',
      role: 'مديرة خدمات الزوار، متحف السواقي',
    },
    call: {
      title: 'حدثونا عما يحتاج إلى ترتيب.',
      text: 'اكتبوه لنا في سطور قليلة بأي اللغتين، ويرد عليكم أحد مستشارينا خلال يوم عمل واحد بأسئلته ورأيه الأول الصريح، وبالخطوة التالية إن رأيناها مناسبة.',
    },
  },
};
