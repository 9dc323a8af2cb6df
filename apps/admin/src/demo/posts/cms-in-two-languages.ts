import type { PostEntry } from '../types.ts';

export const cmsInTwoLanguages: PostEntry = {
  key: 'cms-in-two-languages',
  publishedAt: '2026-06-09',
  author: 'salma-hegazy',
  tags: ['arabic', 'operations'],
  related: ['products:qalam', 'solutions:bilingual-website', 'posts:six-plural-forms', 'services:bilingual-content'],
  locales: {
    en: {
      slug: 'cms-in-two-languages',
      title: 'A content system for people who write in two languages',
      summary:
        'Most systems treat Arabic as a field to be filled in later. What editors need instead, after watching thirty of them for a year.',
      body: `
At four in the afternoon Rehab, who edits the site of a university, has two windows open side by side, each with the same page, one for Arabic and one for English. Between them lies a sheet of paper. On it she notes which paragraphs she has changed on the left so as not to forget them on the right. She is using one of the best content systems on the market.

We sat with thirty editors like her for some days each. The paper was almost always there. It held what the system did not know.

## Which side is behind

A system usually knows that an Arabic version exists. It does not know whether it is still true. So a page can be “published in both languages” while one of them announces last year’s deadline.

The missing piece is small: when a text changes, remember what its partner looked like at that moment. From this follow three states that everyone understands. Missing: nobody has written it. Behind: the source has changed since, and here is what changed. In step. The third also needs a way to be declared, because a corrected comma asks nothing of the translator. In our editors’ systems we mark the paragraph and not only the page, because “something changed on Tuesday” sends people hunting.

There must be no source language built in. In one ministry Arabic leads for laws and English for tenders. Whichever was edited last is ahead.

## Do not fill the gap with the wrong language

Many systems offer a fallback: if the Arabic is empty, show English. It seems generous. It produces pages with an Arabic heading above an English paragraph, pressed to the wrong side, and since the page looks full, nobody notices for months. Worse, some systems copy the fallback into the field upon saving, and then it counts as translated.

A page that exists in one language only should exist in one language only. The other side should say so, offer what it has, and never pretend. An event for English-speaking visitors may need no Arabic page at all; that is a decision and not a gap, and the system should let an editor record it.

## Each language publishes when it is ready

News breaks in one language first. If both must wait, the editor publishes a bad translation; if publishing one publishes both, she publishes an unread one. Let every language have its own state, its own schedule and its own history. The address, too: a readable Arabic address with Arabic letters for the Arabic page, and redirects when either changes.

What should be shared is what is the same: the date, the picture, the price, the opening hours. A price typed twice is a price that will one day differ. The description of the picture, however, belongs to the language, since it is read aloud.

## The checks that the paper used to do

Before a page goes out ours passes a list that takes no longer than a second.

1. Headings, captions and descriptions of pictures are present on the published side.
2. The figures on both sides agree, whichever digits they are written in.
3. Links in the Arabic text lead to Arabic pages where these exist.
4. Words left in the other script are on the list of names, or are marked as foreign.
5. Counted sentences hold all their plural forms.

None of these blocks. An editor may publish with an open point, and it then appears on a board on Sunday morning with her name and a friendly tone.

## The interface is content as well

Rehab’s system was in English, down to “Are you sure you want to leave?” She had learned the positions of the buttons by heart. An editing interface in correct Arabic, laid out from the right, cut the time our editors took for a first page from 41 minutes to 26. We measured with nine people who all spoke English well.

After a year with the new system we asked her for the sheet of paper, as a souvenir. She had thrown it away in the second week. These ideas have since become part of [our products](/products), and of every [bilingual site](/solutions) that leaves the house.
`,
      seo: {
        title: 'A bilingual CMS: what editors really need',
        description:
          'Translation state per paragraph, no fallback, separate publishing, shared facts and a check before each publish, from watching thirty editors.',
      },
    },
    ar: {
      slug: 'نظام-محتوى-بلغتين',
      title: 'نظام محتوى لمن يكتبون بلغتين',
      summary:
        'أغلب الأنظمة تعد العربية خانة تُملأ فيما بعد. هذا ما يحتاج إليه المحررون فعلًا، بعد عام من الجلوس إلى ثلاثين منهم.',
      body: `
في الرابعة عصرًا تفتح رحاب، محررة موقع إحدى الجامعات، نافذتين متجاورتين فيهما الصفحة نفسها، واحدة للعربية وأخرى للإنجليزية. وبينهما ورقة تسجل فيها ما غيرته من فقرات هنا كي لا تنساه هناك. والنظام الذي تعمل عليه من أفضل ما في السوق.

جلسنا إلى ثلاثين محررًا ومحررة مثلها، أيامًا مع كل منهم. وكانت الورقة موجودة في كل مرة تقريبًا، وفيها ما لا يعرفه النظام.

## أي الجانبين تأخر

يعرف النظام عادة أن النسخة العربية موجودة، ولا يعرف أما زالت صحيحة. فتكون الصفحة «منشورة باللغتين» وإحداهما تعلن موعد العام الماضي.

والحلقة المفقودة صغيرة: إذا تغير نص فتذكّر كيف كان نظيره في تلك اللحظة. ومن هنا تخرج ثلاث حالات يفهمها الجميع. ناقص: لم يكتبه أحد. متأخر: تغير الأصل بعده، وهذا ما تغير. مطابق. والحالة الثالثة ينبغي أن يستطيع المحرر إعلانها، فالفاصلة المصححة لا تطلب من المترجم شيئًا. ونضع العلامة على الفقرة لا على الصفحة وحدها، لأن «تغير شيء يوم الثلاثاء» ترسل الناس في رحلة بحث.

ولا يجوز أن تكون في النظام لغة أصل ثابتة. ففي إحدى الوزارات تتقدم العربية في القوانين والإنجليزية في المناقصات. والذي عُدّل أخيرًا هو المتقدم.

## لا تسدوا الفراغ باللغة الأخرى

تعرض أنظمة كثيرة بديلًا تلقائيًا: إذا خلت العربية فاعرض الإنجليزية. يبدو ذلك كرمًا، ويخرج صفحة عنوانها عربي وتحته فقرة إنجليزية ملتصقة بالجانب الخطأ. ولأن الصفحة تبدو ممتلئة لا ينتبه أحد شهورًا. والأسوأ أن بعض الأنظمة ينسخ البديل في الخانة عند الحفظ، فيُعدّ مترجمًا.

الصفحة الموجودة بلغة واحدة ينبغي أن تبقى بلغة واحدة، وأن يقول الجانب الآخر ذلك صراحة ويعرض ما عنده، ولا يدّعي. وربما لا تحتاج فعالية لزوار أجانب إلى صفحة عربية أصلًا؛ فهذا قرار لا نقص، ويجب أن يسمح النظام للمحرر بتسجيله.

## كل لغة تُنشر حين تجهز

يصل الخبر بلغة قبل الأخرى. فإذا كان على الاثنتين أن تنتظرا نشر المحرر ترجمة رديئة، وإذا كان نشر إحداهما ينشر الأخرى خرج نص لم يقرأه أحد. اجعلوا لكل لغة حالتها وجدولها وتاريخها. وعنوانها كذلك: عنوان عربي مقروء بحروف عربية للصفحة العربية، وتحويل تلقائي إذا تغير أي منهما.

أما المشترك فهو ما لا يختلف: التاريخ والصورة والسعر وساعات العمل. السعر الذي يُكتب مرتين سيختلف يومًا. لكن وصف الصورة ملك للغة، لأنه يُقرأ بصوت مسموع.

## ما كانت تفحصه الورقة

قبل أن تخرج الصفحة تمر في نظامنا بقائمة لا تستغرق ثانية.

1. العناوين والتعليقات وأوصاف الصور موجودة في الجانب المنشور.
2. الأرقام متفقة في الجانبين، بأي صورة كُتبت.
3. روابط النص العربي تقود إلى صفحات عربية حيث وُجدت.
4. كل كلمة بقيت بالحرف الآخر واردة في قائمة الأعلام، أو معرّفة بأنها أجنبية.
5. الجمل المعدودة فيها صيغ الجمع كلها.

ولا شيء من ذلك يمنع النشر. للمحرر أن ينشر وفي الصفحة بند مفتوح، فيظهر صباح الأحد على لوحة المتابعة باسمه وبلهجة ودودة.

## الواجهة محتوى أيضًا

كان نظام رحاب بالإنجليزية كله، حتى سؤاله عن رغبتها في مغادرة الصفحة. حفظت مواضع الأزرار حفظًا. وحين أعطينا المحررين واجهة تحرير بعربية سليمة تبدأ من اليمين، انخفض وقت الصفحة الأولى من ٤١ دقيقة إلى ٢٦. قسنا ذلك مع تسعة أشخاص كلهم يجيد الإنجليزية.

بعد عام مع النظام الجديد طلبنا منها الورقة تذكارًا، فإذا هي قد رمتها في الأسبوع الثاني. وقد صارت هذه الأفكار جزءًا من [منتجاتنا](/ar/products)، ومن كل [موقع بلغتين](/ar/solutions) يخرج من عندنا.
`,
      seo: {
        title: 'نظام محتوى بلغتين: ما يحتاج إليه المحررون',
        description:
          'حالة الترجمة لكل فقرة، وصفحات بلا بديل تلقائي، ونشر مستقل لكل لغة، وفحص قبل النشر: خلاصة عام مع ثلاثين محررًا.',
      },
    },
  },
};
