import type { Localized } from '@nasaq/contract';
import type { CareText } from '../types.ts';

export const care: Required<Localized<CareText>> = {
  en: {
    statement: 'Someone who knows your system answers.',
    intro:
      'Client care at Nasaq is eleven people who work in Arabic and English. They sit beside the engineers, they can see the monitoring of your system, and they close a request only when you say it is solved.',
    channels: [
      {
        title: 'Live chat',
        text: 'The quickest way for a question. Sunday to Thursday, 9:00 to 18:00 Cairo time. Outside these hours your message stays in the same conversation and is answered first thing.',
      },
      {
        title: 'Email',
        text: 'hello@nasaq.example, in either language. Attach what you see on the screen. Each message receives a reference by which you can follow it.',
      },
      {
        title: 'Phone',
        text: '+20 2 2516 4180 in opening hours. Clients with an operations contract also hold an emergency number that is answered at night, on Fridays and on public holidays.',
      },
      {
        title: 'Knowledge base',
        text: 'Short articles about editing content, orders, invoices, domains and security, each checked by its author at least once a year.',
      },
    ],
    promises: [
      {
        title: 'Quick, and from a person',
        text: 'Half of all requests in opening hours are answered within 38 minutes and nine out of ten within two hours. Somebody wrote it; an automatic receipt does not count.',
      },
      {
        title: 'One reference, one page',
        text: 'Every request has a reference of eight letters and digits and a page with its state, what we have done and what we are waiting for. Nobody has to ask twice.',
      },
      {
        title: 'The reason, in writing',
        text: 'After every interruption longer than ten minutes you receive a report within three working days: what happened, why, and what we changed so that it does not return.',
      },
      {
        title: 'Holidays are counted',
        text: 'When we promise a time, public holidays and the weekend of Friday and Saturday are already in it. The date you read is the date we keep.',
      },
    ],
    faq: [
      {
        question: 'Do I need a contract to ask for help?',
        answer:
          'No. Every project includes ninety days of care after launch, and buyers of our products have it as long as their plan runs. After ninety days, we help with systems we do not operate by the hour.',
      },
      {
        question: 'In which language should I write?',
        answer:
          'In the one you think in. The colleague who answers works in both, and the whole conversation stays in the language you chose unless you switch.',
      },
      {
        question: 'What counts as an emergency?',
        answer:
          'A system that nobody can use, a payment that fails for everyone, or any suspicion that data has reached the wrong hands. Call the emergency number for these; an engineer is at work within fifteen minutes.',
      },
      {
        question: 'How fast are you really?',
        answer:
          'The figures on this page are the answer. The monthly report to each client lists every request with the time of the first answer and of the solution. They are taken from the same records.',
      },
      {
        question: 'I am not satisfied with an answer. What now?',
        answer:
          'Write one line with the reference on the feedback page. The head of operations, Omar Fathy, reads these himself and answers you within one working day.',
      },
    ],
  },
  ar: {
    statement: 'يرد عليكم من يعرف نظامكم.',
    intro:
      'رعاية العملاء في نسق أحد عشر شخصًا يعملون بالعربية والإنجليزية. يجلسون بجوار المهندسين، ويرون مؤشرات نظامكم أمامهم، ولا يغلقون طلبًا حتى تقولوا إنه حُلّ.',
    channels: [
      {
        title: 'المحادثة المباشرة',
        text: 'أسرع طريق إلى جواب سؤال. من الأحد إلى الخميس، من ٩ صباحًا إلى ٦ مساءً بتوقيت القاهرة. وفي غير هذه الساعات تبقى رسالتكم في المحادثة نفسها ونبدأ بها صباح أول يوم عمل.',
      },
      {
        title: 'البريد الإلكتروني',
        text: 'اكتبوا بأي اللغتين إلى ⁦hello@nasaq.example⁩، وأرفقوا صورة ما ترونه على الشاشة. تحصل كل رسالة على رقم مرجعي تتابعونها به.',
      },
      {
        title: 'الهاتف',
        text: 'نرد على ⁦+20 2 2516 4180⁩ في ساعات العمل. ولعملاء عقود التشغيل رقم طوارئ نرد عليه ليلًا وأيام الجمعة والعطلات الرسمية.',
      },
      {
        title: 'قاعدة المعرفة',
        text: 'مقالات قصيرة عن تحرير المحتوى والطلبات والفواتير والنطاقات والأمان، يراجع كاتب كل منها ما كتبه مرة في السنة على الأقل.',
      },
    ],
    promises: [
      {
        title: 'رد سريع، من إنسان',
        text: 'نرد على نصف الطلبات في ساعات العمل خلال ٣٨ دقيقة، وعلى تسعة من كل عشرة خلال ساعتين. ولا نحسب إشعار الاستلام الآلي ردًا.',
      },
      {
        title: 'رقم مرجعي واحد وصفحة واحدة',
        text: 'لكل طلب رقم مرجعي من ثمانية أحرف وأرقام، وصفحة فيها حالته وما فعلناه وما ننتظره. لا يحتاج أحد إلى أن يسأل مرتين.',
      },
      {
        title: 'السبب مكتوبًا',
        text: 'بعد كل انقطاع يزيد على عشر دقائق يصلكم تقرير خلال ثلاثة أيام عمل: ماذا حدث، ولماذا، وما الذي غيرناه حتى لا يعود.',
      },
      {
        title: 'العطلات محسوبة',
        text: 'حين نعد بموعد تكون العطلات الرسمية وإجازة الجمعة والسبت قد دخلت فيه. التاريخ الذي تقرؤونه هو التاريخ الذي نلتزم به.',
      },
    ],
    faq: [
      {
        question: 'هل أحتاج إلى عقد كي أطلب المساعدة؟',
        answer:
          'لا. يشمل كل مشروع تسعين يومًا من الرعاية بعد الإطلاق، ولمشتركي منتجاتنا الرعاية ما دام اشتراكهم ساريًا. وبعد التسعين يومًا نساعد بالساعة في الأنظمة التي لا نشغلها.',
      },
      {
        question: 'بأي لغة أكتب؟',
        answer:
          'باللغة التي تفكرون بها. الزميل الذي يرد يعمل باللغتين، وتبقى المحادثة كلها باللغة التي اخترتموها ما لم تغيّروها أنتم.',
      },
      {
        question: 'ما الذي يُعدّ طارئًا؟',
        answer:
          'نظام لا يستطيع أحد استخدامه، أو دفع يتعطل عند الجميع، أو أي شك في أن بيانات وصلت إلى غير أصحابها. اتصلوا عندها برقم الطوارئ، ويبدأ مهندس العمل خلال خمس عشرة دقيقة.',
      },
      {
        question: 'كم تستغرقون في الرد حقًا؟',
        answer:
          'ما تقوله أرقام هذه الصفحة. يسرد التقرير الشهري لكل عميل طلباته كلها بوقت أول رد ووقت الحل، ومن السجلات نفسها أخذنا هذه الأرقام.',
      },
      {
        question: 'لم يرضني الرد، فماذا أفعل؟',
        answer:
          'اكتبوا سطرًا واحدًا مع الرقم المرجعي في صفحة «رأيك». يقرؤها عمر فتحي رئيس التشغيل بنفسه، ويرد عليكم خلال يوم عمل واحد.',
      },
    ],
  },
};
