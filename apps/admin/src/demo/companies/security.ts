import type { CompanyEntry } from '../types.ts';

export const security: CompanyEntry = {
  key: 'security',
  locales: {
    en: {
      slug: 'security',
      title: 'Security',
      summary:
        'What we do so that your data stays yours, who checks it, and what happened the last time something went wrong.',
      seo: { title: '', description: '' },
      figures: [
        { value: '2', label: 'data centres in two countries' },
        { value: '14 days', label: 'of minute-by-minute restore' },
        { value: '4 hours', label: 'from a critical patch to every client' },
        { value: '1', label: 'incident with data involved, in 2019' },
      ],
      sections: [
        {
          title: 'Checked from outside',
          text: 'Twice a year an independent company tries to break in. Clients may read its report.',
        },
        {
          title: 'Least access',
          text: 'Everybody sees what the task needs. Access to live data is given for hours, with a reason, and logged.',
        },
        {
          title: 'Rehearsed',
          text: "We restore one client's system every month and play through one emergency every quarter.",
        },
      ],
      body: `Security is a habit of many small things done every time. These are ours.

## In what we build

Every input is checked at the border of the system and every answer is limited to what the reader may see. Secrets never stand in code. Every change is read by a second person, and a machine looks for known weaknesses in everything that we use, every night.

## In how we run it

Systems are kept small, with few parts that listen to the network. Updates that close a critical weakness are on all systems within four hours, on weekends too. Logs go to a place that the systems themselves cannot change.

## What happened in 2019

A supplier's mail account was taken over and a list with 212 contact addresses was read. We told those concerned within nineteen hours, wrote down what had happened, and changed how lists are exchanged. The report is available to clients. We mention it because a company that has never had an incident usually has not looked.

## Found something?

Tell us through the [report page](/report). We answer within one working day and take no steps against anybody who acts in good faith.
`,
    },
    ar: {
      slug: 'الأمان',
      title: 'الأمان',
      summary: 'ما نفعله لتبقى بياناتك لك، ومن يراجعنا، وماذا حدث في آخر مرة وقع فيها خطأ.',
      seo: { title: '', description: '' },
      figures: [
        { value: 'مركزان', label: 'للبيانات في بلدين' },
        { value: '١٤ يومًا', label: 'نستعيد أي دقيقة منها' },
        { value: '٤ ساعات', label: 'من الإصلاح الحرج إلى كل العملاء' },
        { value: 'واحدة', label: 'حادثة مست بيانات، سنة ٢٠١٩' },
      ],
      sections: [
        {
          title: 'مراجعة من خارجنا',
          text: 'مرتين في السنة تحاول شركة مستقلة اختراق أنظمتنا، ولعملائنا أن يقرؤوا تقريرها.',
        },
        {
          title: 'أقل صلاحية',
          text: 'يرى كل منا ما تحتاج إليه مهمته. ويُمنح الوصول إلى البيانات الحية لساعات، بسبب مذكور، ويُسجَّل.',
        },
        { title: 'تدريب مستمر', text: 'نستعيد نظام أحد العملاء كل شهر، ونتدرب على حالة طوارئ كل ثلاثة أشهر.' },
      ],
      body: `الأمان عادة من أشياء صغيرة كثيرة تُفعل في كل مرة. وهذه عاداتنا.

## فيما نبنيه

يُفحص كل مُدخل عند حدود النظام، ويقتصر كل جواب على ما يحق لقارئه أن يراه. ولا تُكتب الأسرار في الشيفرة أبدًا. ويقرأ كلَّ تعديل شخص ثانٍ، وتبحث آلة كل ليلة عن الثغرات المعروفة في كل ما نستخدمه.

## فيما نشغّله

نبقي الأنظمة صغيرة، وقليل من أجزائها ما يستقبل من الشبكة. والتحديث الذي يغلق ثغرة حرجة يصل إلى الأنظمة كلها خلال أربع ساعات، في العطلات أيضًا. وتذهب السجلات إلى مكان لا تستطيع الأنظمة نفسها تغييره.

## ما حدث سنة ٢٠١٩

اختُرق حساب بريد عند أحد الموردين وقُرئت قائمة فيها ٢١٢ عنوانًا للتواصل. أبلغنا أصحابها خلال تسع عشرة ساعة، وكتبنا ما جرى، وغيّرنا طريقة تبادل القوائم. والتقرير متاح لعملائنا. نذكر ذلك لأن الشركة التي لم تقع فيها حادثة قط لم تبحث في الغالب.

## وجدت شيئًا؟

أخبرنا من [صفحة الإبلاغ](/ar/report). نجيب خلال يوم عمل واحد، ولا نتخذ إجراء ضد من يتصرف بحسن نية.
`,
    },
  },
};
