import type { CareerEntry } from '../types.ts';

export const siteReliabilityEngineer: CareerEntry = {
  key: 'site-reliability-engineer',
  department: 'operations',
  workplace: 'remote',
  contractType: 'full-time',
  salary: null,
  openings: 1,
  postedDaysAgo: 12,
  closesInDays: 45,
  locales: {
    en: {
      slug: 'site-reliability-engineer',
      title: 'Site reliability engineer',
      summary:
        'Keep 90 client systems running, make alarms rarer, and rehearse failures on quiet days so that loud days stay short.',
      place: 'Egypt or the Gulf',
      body: `
Four people run 90 systems, from a museum’s website to a bank’s online branch. Omar Fathy leads operations, and he measures the team by one thing: how seldom it is needed at night. Last year that was 17 times, the year before 44.

## Rehearsal

On the first Wednesday of each month we break something on purpose, in a copy of a client’s system, in front of the people who would have to repair it. A disk, a certificate, a careless deletion. The instructions are followed word for word; where they turn out to be wrong, they are corrected on the spot. You would plan these rehearsals from your third month.

## What the systems look like

Most are small and simple on purpose: two servers, PostgreSQL with a standby, backups that are restored every month by a machine and every quarter by a person. Three large clients use Kubernetes. Everything is described in files, and nobody signs in to change a setting by hand.

After each incident one page is written, without names of people, with the cause, the time line and at most three measures. Clients receive the same page.
`,
      responsibilities: [
        'Operate, update and observe client systems together with three colleagues',
        'Plan and lead the monthly rehearsal of failures',
        'Reduce alarms, and delete those that nobody acts on',
        'Test restores and keep recovery times within the contract',
        'Write the page after an incident, and follow up on its measures',
        'Take part in paid on-call duty, one week in four',
      ],
      requirements: [
        'Four years or more of running production systems on Linux',
        'PostgreSQL operations: replication, upgrades, restoring to a point in time',
        'Infrastructure described in code, with any established tool',
        'Networks, certificates and DNS, understood rather than looked up',
        'Calm writing under pressure, in English and preferably in Arabic',
      ],
      benefits: [
        'Medical insurance for you and your family from the first day',
        '26 days of leave, and a free day after every night call',
        'On-call weeks paid at 20 per cent of the weekly salary, used or not',
        'EGP 30,000 a year for courses, certificates and conferences',
        'Equipment for your home, with a second line',
      ],
      questions: [
        {
          label: 'What did you last automate, and what went wrong on the way?',
          kind: 'text',
          choices: [],
          required: true,
        },
        {
          label: 'How large was the largest PostgreSQL database you were responsible for?',
          kind: 'choice',
          choices: ['Below 100 GB', '100 GB to 1 TB', 'Above 1 TB', 'None so far'],
          required: true,
        },
      ],
      seo: {
        title: 'Site reliability engineer, remote',
        description:
          'Run 90 client systems at Nasaq with a team of four: rehearsed failures, few alarms, paid on-call. Remote from Egypt or the Gulf.',
      },
    },
    ar: {
      slug: 'مهندس-تشغيل-الأنظمة',
      title: 'مهندس موثوقية وتشغيل',
      summary: 'رعاية ٩٠ نظامًا للعملاء، وتقليل الإنذارات، والتدرب على الأعطال في الأيام الهادئة حتى تقصر الأيام الصاخبة.',
      place: 'مصر أو الخليج',
      body: `
يشغل أربعة أشخاص ٩٠ نظامًا، من موقع متحف إلى فرع بنك على الإنترنت. يقود عمر فتحي التشغيل، ويقيس الفريق بشيء واحد: كم هو نادر أن يحتاج إليه أحد ليلًا. حدث ذلك ١٧ مرة في العام الماضي، و٤٤ مرة في العام الذي قبله.

## التدريب

في أول أربعاء من كل شهر نعطل شيئًا عن قصد، في نسخة من نظام أحد العملاء، أمام من سيصلحونه لو تعطل حقًا: قرصًا أو شهادة أو حذفًا غير مقصود. نتبع التعليمات كلمةً كلمة، وحيث يظهر خطؤها نصححها في الحال. وإعداد هذه التدريبات عليك ابتداءً من شهرك الثالث.

## شكل الأنظمة

أغلبها صغير وبسيط عن قصد: خادمان، وقاعدة PostgreSQL لها بديل جاهز، ونسخ احتياطية تستعيدها آلة كل شهر وإنسان كل ثلاثة أشهر. ويستخدم ثلاثة من كبار العملاء Kubernetes. كل شيء موصوف في ملفات، ولا يدخل أحد ليغير إعدادًا بيده.

بعد كل عطل نكتب صفحة واحدة بلا أسماء أشخاص، فيها السبب والتسلسل الزمني وثلاثة إجراءات على الأكثر، ويتسلم العميل الصفحة نفسها.
`,
      responsibilities: [
        'تشغيل أنظمة العملاء وتحديثها ومراقبتها مع ثلاثة زملاء',
        'إعداد التدريب الشهري على الأعطال وقيادته',
        'تقليل الإنذارات وحذف ما لا يترتب عليه فعل',
        'اختبار الاستعادة والالتزام بأزمنتها المتفق عليها في العقود',
        'كتابة صفحة ما بعد العطل ومتابعة إجراءاتها',
        'المشاركة في نوبة استدعاء مدفوعة، أسبوع من كل أربعة',
      ],
      requirements: [
        'أربع سنوات أو أكثر في تشغيل أنظمة عاملة على لينكس',
        'تشغيل PostgreSQL: النسخ المتزامن والترقية والاستعادة إلى لحظة معينة',
        'وصف البنية التحتية بالشفرة بأي أداة مستقرة',
        'إلمام بالشبكات والشهادات وأسماء النطاقات عن فهم لا عن بحث',
        'كتابة هادئة تحت الضغط، بالإنجليزية، ويُفضل بالعربية أيضًا',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك من اليوم الأول',
        '٢٦ يوم إجازة، ويوم راحة بعد كل استدعاء ليلي',
        'أجر ٢٠ في المئة من راتب الأسبوع عن أسبوع الاستدعاء وإن مر هادئًا',
        '٣٠٬٠٠٠ ج.م. في السنة للدورات والشهادات والمؤتمرات',
        'تجهيزات للبيت ومعها خط اتصال ثانٍ',
      ],
      questions: [
        { label: 'ما آخر شيء جعلته آليًا، وما الذي تعثر في الطريق؟', kind: 'text', choices: [], required: true },
        {
          label: 'ما حجم أكبر قاعدة PostgreSQL كنت مسؤولًا عنها؟',
          kind: 'choice',
          choices: ['أقل من ١٠٠ جيجابايت', 'من ١٠٠ جيجابايت إلى تيرابايت', 'أكثر من تيرابايت', 'لا شيء حتى الآن'],
          required: true,
        },
      ],
      seo: {
        title: 'مهندس موثوقية وتشغيل، عن بُعد',
        description:
          'تشغيل ٩٠ نظامًا للعملاء في نسق مع فريق من أربعة: تدريب على الأعطال، وإنذارات قليلة، واستدعاء مدفوع. من مصر أو الخليج.',
      },
    },
  },
};
