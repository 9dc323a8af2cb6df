import type { CompanyEntry } from '../types.ts';

export const ourStory: CompanyEntry = {
  key: 'our-story',
  locales: {
    en: {
      slug: 'our-story',
      title: 'Our story',
      summary: 'How three people in a Maadi flat became a house of sixty-four, and what has stayed the same.',
      seo: { title: '', description: '' },
      figures: [
        { value: '2014', label: 'founded in a flat in Maadi' },
        { value: '64', label: 'people in Cairo and Alexandria' },
        { value: '140', label: 'projects delivered' },
        { value: '6.2 years', label: 'a client stays on average' },
      ],
      sections: [
        {
          title: 'The first client',
          text: 'A bookshop in Zamalek that wanted its catalogue in two languages. It still runs on what we built, in its fourth version.',
        },
        {
          title: 'The Alexandria office',
          text: 'Opened in 2018, because four of our best people were spending their lives on the train.',
        },
        {
          title: 'Our own products',
          text: 'What we had built three times for clients became a product in 2016: Qalam was the first, today there are nine.',
        },
      ],
      body: `Nasaq began with an argument. In the spring of 2014 Layla Mansour and Karim Adel were working for the same agency, on the same bank's website, and could not agree on why its Arabic half looked like an afterthought. She thought that it was the design; he thought that it was the software. They were both right, and so they left and began a company in which the two could not be separated.

## The name

Nasaq means order, arrangement: the way in which parts stand so that they make a whole. It is what a weaver says of a pattern and a grammarian of a sentence. We liked that it is a word about work and not about technology.

## What we decided early

We decided that every project would be made in both languages from the first sketch, that no one would sell what somebody else had to build, and that we would grow only as fast as we could find people from whom we could learn. The last rule has cost us a good deal of money. We have kept it.

## Where we are now

Sixty-four people, about half of them engineers, in Maadi and in Alexandria. Two thirds of our work is in Egypt, a third in the Gulf. Nobody owns Nasaq but the people who work in it: since 2021 every employee becomes a shareholder after three years.
`,
    },
    ar: {
      slug: 'قصتنا',
      title: 'قصتنا',
      summary: 'كيف صار ثلاثة أشخاص في شقة بالمعادي بيتًا من أربعة وستين، وما الذي لم يتغير.',
      seo: { title: '', description: '' },
      figures: [
        { value: '٢٠١٤', label: 'بدأنا في شقة بالمعادي' },
        { value: '٦٤', label: 'شخصًا في القاهرة والإسكندرية' },
        { value: '١٤٠', label: 'مشروعًا أنجزناه' },
        { value: '٦٫٢ سنة', label: 'يبقى معنا العميل في المتوسط' },
      ],
      sections: [
        {
          title: 'أول عميل',
          text: 'مكتبة في الزمالك أرادت فهرسها باللغتين. وما زالت تعمل بما بنيناه لها، وهو اليوم في نسخته الرابعة.',
        },
        { title: 'مكتب الإسكندرية', text: 'افتتحناه سنة ٢٠١٨ لأن أربعة من أفضل زملائنا كانوا يقضون أعمارهم في القطار.' },
        { title: 'منتجاتنا', text: 'ما بنيناه لعملائنا ثلاث مرات صار منتجًا سنة ٢٠١٦: كان «قلم» أولها، وهي اليوم تسعة.' },
      ],
      body: `بدأت نسق بخلاف. في ربيع ٢٠١٤ كانت ليلى منصور وكريم عادل يعملان في شركة واحدة على موقع بنك واحد، ولم يتفقا على السبب الذي جعل نصفه العربي يبدو مضافًا في آخر لحظة. رأت هي أن العلة في التصميم، ورأى هو أنها في البرمجة. وكان كلاهما على حق، فتركا العمل وأسسا شركة لا ينفصل فيها هذا عن ذاك.

## الاسم

النسق هو النظام والترتيب: أن تقف الأجزاء موقفًا تصنع به كلًّا واحدًا. يقولها النسّاج عن النقش والنحوي عن الجملة. وأحببنا أنها كلمة عن الصنعة لا عن التقنية.

## ما قررناه مبكرًا

قررنا أن يُصنع كل مشروع باللغتين منذ أول رسم، وألا يبيع أحدنا ما سيبنيه غيره، وألا نكبر إلا بقدر ما نجد من نتعلم منهم. كلفتنا القاعدة الأخيرة مالًا كثيرًا، ولم نحد عنها.

## أين نحن اليوم

أربعة وستون شخصًا، نصفهم تقريبًا مهندسون، في المعادي والإسكندرية. ثلثا عملنا في مصر وثلثه في الخليج. ولا يملك نسق إلا من يعملون فيها: فمنذ ٢٠٢١ يصبح كل موظف شريكًا بعد ثلاث سنوات.
`,
    },
  },
};
