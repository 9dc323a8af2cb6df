/**
 * Words in which a term is to be recognised, or not: the language, the term with its kind where it has one, then texts.
 * What stands in brackets is the term; a text without brackets holds another word that looks like it. Written from what
 * grammars say, before the code that recognises them.
 */
export const inflectedForms = `
ar | مسرد noun | [مسرد] | [المسرد] | [مسردًا] | نعود إلى [مسردنا] | [بالمسرد] الذي أعددناه | [للمسرد] فائدة | [ومسردكم] معه | [مسردان] | من [مسردين] | [مسردا] الشركتين | كتبنا في [المَسْرَد] | أما [مسردها] فطويل
ar | مسرد noun | مسرود في القصة | السرد | سردنا الحكاية | يسرد | مسرح | مسرب | تسرد القصة
ar | عميل noun | [عميل] | [العميل] | [عملاء] | [العملاء] | [لعملائنا] | [وعملاؤكم] | من [عملائهم] | [عميلان] | مع [العميلين] | [عميلتنا] الجديدة | [بعميلكم] | [كعميل] قديم | [فالعميل] أولًا | [للعملاء] | رأي [عميلها] | [عميلًا] جديدًا
ar | عميل noun | عمل | عملت معنا | عملية | العمليات | معمل | عمال | عملة | تعميم | العملات | عملنا
ar | موقع noun | [موقع] | [الموقع] | [مواقع] | [المواقع] | [بموقعكم] | [لموقعنا] | [والمواقع] | [مواقعهم] | [موقعان] | [بموقعين] | [موقعًا] | [موقعه] | [للمواقع] | [فموقعها] سريع | [موقعي] جاهز
ar | موقع noun | وقع العقد | التوقيع | نتوقع | متوقع | واقع الحال | وقائع | المواقف | موقف | قواعد
ar | قاعدة المعرفة | [قاعدة المعرفة] | في [قاعدة معرفتنا] | [قواعد المعرفة] | [لقاعدة المعرفة] | [وبقاعدة المعرفة] | [قاعدة معرفة] صغيرة | [قاعدتا المعرفة] | [قاعدتي المعرفة] | [قاعده المعرفه] | [كقاعدةِ المعرفةِ]
ar | قاعدة المعرفة | قاعدة البيانات | القاعدة. المعرفة نور | المعرفة قاعدة | قاعد والمعرفة | معرفة القاعدة | قاعة المعرفة
ar | رقم مرجعي | [رقم مرجعي] | [الرقم المرجعي] | [رقمكم المرجعي] | [رقمًا مرجعيًا] | [أرقام مرجعية] | [الأرقام المرجعية] | [بالرقم المرجعي] | [برقمك المرجعي] | [رقمان مرجعيان] | [للرقم المرجعى] | [والرقمين المرجعيين]
ar | رقم مرجعي | رقم الهاتف | الرقم مرجعي | مرجعي ورقم | رقم، مرجعي | رقمي | الأرقام المراجعة
ar | عقد noun | [عقد] | [العقد] | [عقود] | [العقود] | [عقدًا] | [بعقدكم] | [والعقدان] | [عقدين] | [عقودنا] | [عقده] معنا | [لعقودها] | [بالعقود]
ar | عقد noun | عقدة | العقدة | عقيدة | انعقد | معقد | تعقيد | عقائد | عاقد | العقاد | عقاد
ar | فاتورة noun | [فاتورة] | [الفاتورة] | [فواتير] | [الفواتير] | [فاتورتكم] | [فاتورتان] | [بفاتورتين] | [فاتوره] | [والفواتير] | [لفواتيرنا] | [فواتيره] | [الفاتورتين] | [فاتورةً]
ar | فاتورة noun | فاتر | فاتر الهمة | الفوترة | فتور | فاترة
ar | خدمة noun | [خدمة] | [الخدمة] | [خدمات] | [خدماتنا] | [بخدمتكم] | [الخدمتان] | [خدمتين] | [للخدمة] | [وخدماتها] | [خدمه] جيدة | [لخدماتكم] | [خدمتي] | [خدماتي]
ar | خدمة noun | خادم | الخوادم | استخدام | مستخدم | يستخدم | خدم القصر | مخدوم
ar | طلب noun | [طلب] | [الطلب] | [طلبات] | [الطلبات] | [طلبكم] | [طلبًا] | [بطلبه] | [طلباتهم] | [طلبان] | [طلبين] | [ولطلبك] | [لطلباتنا]
ar | طلب noun | طالب | الطلبة | طلاب | متطلبات | مطلوب | تتطلب | المطالب | مطلب
ar | محرر noun | [محرر] | [المحرر] | [محررون] | [المحررين] | [محررة] الموقع | [محررات] | [محررو] الموقع | [محرري] المجلة | [محررونا] | [لمحرريكم] | [محررًا] | [المحررتان] | [محررها]
ar | محرر noun | تحرير | محركات | حرر النص | محراب | تحرري | الحرية
ar | ترجمة noun | [ترجمة] | [الترجمات] | [بترجمتها] | [ترجماتنا] | [الترجمة] | [ترجمتان] | [وترجمه] دقيقة | [لترجمتكم]
ar | ترجمة noun | مترجم | يترجم | المترجمة | ترجم النص | تراجم الأعلام
ar | مستوى noun | [مستوى] | [المستوى] | [مستويات] | [مستواه] | [مستويين] | [بمستواهم] | [المستويات] | [مستويان] | [مستوي] | [لمستواكم]
ar | مستوى noun | مستوٍ وممهد الطريق | الاستواء | سوى | مستوردات | تساوى | المستور
ar | إجراء noun | [إجراء] | [الإجراء] | [إجراءات] | [الإجراءات] | [إجراءاتنا] | [إجراؤه] | [بإجرائها] | [إجراءان] | [إجراءين] | [الاجراءات] | [اجراء] | [وللإجراء]
ar | إجراء noun | أجر | أجراء بأجر يومي | جراء الحادث | يجري | مجرى | الجارية | أجزاء
ar | مستخدم noun | [مستخدم] | [المستخدم] | [مستخدمون] | [المستخدمين] | [مستخدمي] الموقع | [مستخدمو] التطبيق | [مستخدميها] | [مستخدمًا] | [للمستخدم] | [كمستخدم] جديد | [مستخدمة] | [لمستخدمينا]
ar | مستخدم noun | استخدام | يستخدمون | خدمة | استخدم | المستخرج | مستقدم
ar | إتاحة noun | [إتاحة] | [الإتاحة] | [بإتاحتها] | [اتاحه] | [لإتاحته] | [وإتاحة]
ar | إتاحة noun | متاح | أتاح | الباحة | تحية | مباحة
ar | توافر noun | [توافر] الخدمة | [التوافر] | [بتوافرها] | [توافره] | [للتوافر] | [توافرًا]
ar | توافر noun | توفر | وافر | متوافرة | الوفرة | تنافر | توفير
ar | أمن noun | [أمن] المعلومات | [الأمن] | [بأمنها] | [لأمن] النظام | [والأمن] | [للأمن] | [امن]
ar | أمن noun | حل أمني | الأمنية | آمن | إيمان | أمان | مؤتمن | تأمين | أمنيات
ar | قارئ noun | [قارئ] | [القارئ] | [قراء] | [القراء] | [قرائنا] | [قارئة] | [القارئين] | [لقرائكم] | [قارئًا] | [قاريء] | [قارئها]
ar | قارئ noun | قراءة | قرية | قرار | قارة | القارات | القرآن | قرين
ar | عرض سعر | [عرض سعر] | [عرض السعر] | [عروض أسعار] | [عروض الأسعار] | [بعرض سعر] | [عرضا سعر] | [لعرض سعرنا] | [وعروض أسعارنا]
ar | عرض سعر | معرض سعر | عرض مسعر | سعر العرض | عرض المنتجات | تعرض سعر
ar | عربي adjective | [عربي] | [العربية] | [العربي] | [عربيًا] | [عربية] | [عربيتان] | [بالعربية] | [عربيون] | [عربيين] | [العربيات] | [عربى] | [للعربي]
ar | عربي adjective | عربة | العربات | تعريب | غربي | عربون | إعراب | عربتان
ar | نسخة احتياطية | [نسخة احتياطية] | [النسخة الاحتياطية] | [نسخ احتياطية] | [النسخ الاحتياطية] | [نسختنا الاحتياطية] | [نسختان احتياطيتان] | [بنسخة احتياطية] | [للنسخ الاحتياطية]
ar | نسخة احتياطية | نسخة أصلية | احتياطي النقد | ننسخ احتياطيًا | نسخة والاحتياط
ar | مسودة noun | [مسودة] | [المسودة] | [مسودات] | [مسودتكم] | [المسودتان] | [بمسوداتنا] | [مسوّدة] | [ومسودته]
ar | مسودة noun | أسود | سواد | مسدودة | سيادة | تسود | مردودة
ar | لوحة مؤشرات | [لوحة مؤشرات] | [لوحة المؤشرات] | [لوحات المؤشرات] | [لوحتا مؤشرات] | [لوحة مؤشراتنا] | [بلوحات مؤشرات]
ar | لوحة مؤشرات | لوحة مفاتيح | لوح مؤشر | المؤشرات في لوحة
ar | خادم noun | [خادم] | [الخادم] | [خوادم] | [الخوادم] | [خادمنا] | [بخوادمكم] | [خادمان] | [للخادم] | [خادمًا]
ar | خادم noun | خدمة | قادم | خاتم | استخدم | خامد
ar | سؤال noun | [سؤال] | [أسئلة] | [الأسئلة] | [سؤالكم] | [أسئلتنا] | [سؤالًا] | [سؤالان] | [بأسئلتهم] | [اسئلة] | [للسؤال]
ar | سؤال noun | سائل | مسؤول | يسأل | مسألة | السيل | أسأل
ar | كاتب noun | [كاتب] | [الكاتب] | [كتّاب] | [الكتّاب] | [كاتبة] | [كتّابنا] | [كاتبان] | [الكاتبين]
ar | كاتب noun | كتابة | مكتب | الكتب | مكتوب | كتاب القراءة | كتيبة
ar | مال noun | [المال] | [مال] | [أموال] | [بأموالكم] | [مالًا]
ar | مال noun | كمال وجمال | ماء وماعز | الآمال | مالية | شمال | كمالات
ar | راجع verb | [راجع] النص | [يراجع] المحرر | [راجعنا] | [يراجعون] | [وتراجع] الصفحة | [نراجعها] | [سيراجعه] | [راجعت] الصفحة | [أراجع]
ar | راجع verb | رجع | مراجعة | مرجع | رجوع | تراجعات | المراجع
ar | نشر verb | [نشر] المحرر | [ينشرون] | [نشرنا] المقال | [ستنشرها] | [تنشر] | [نشروه]
ar | نشر verb | منشور | المنشورات | انتشار | نشرات | نشيط
ar | استخدم verb | [استخدم] | [يستخدم] | [نستخدمها] | [استخدمناه] | [يستخدمون] | [سيستخدمونه]
ar | استخدم verb | مستخدم | الخدم | استخدامات | يخدم
ar | قلم name | [قلم] | [وقلم] | [لقلم] | [بقلم] | من «[قلم]»
ar | قلم name | أقلام | القلمين | قلما | قلمه | تقليم
ar | PostgreSQL name | [PostgreSQL] | على [PostgreSQL] | بـ[PostgreSQL] | والـ[PostgreSQL] | MySQL | postgresqlite
en | glossary noun | [glossary] | [glossaries] | [Glossary] | the [glossary’s] order | our [glossaries'] terms | GLOSSARY: see [GLOSSARY]
en | glossary noun | gloss | glossy | glossarist | a glossed text
en | client noun | [client] | [clients] | [Clients] | the [client’s] wish | [clients’] needs | a [client]-side
en | client noun | clientele | climate | clienthood | clinic
en | website noun | [website] | [websites] | [Website’s] | the [WEBSITE]
en | website noun | webs | sites | webmaster | web
en | knowledge base noun | [knowledge base] | [knowledge bases] | [Knowledge Base] | the [knowledge base’s] articles | [knowledge-base] articles
en | knowledge base noun | knowledge. Base | knowledge based | base knowledge | knowledge is the base | database
en | reference number noun | [reference number] | [reference numbers] | [Reference number]
en | reference number noun | reference and number | numbered references | referenced numbers | reference numbering
en | contract noun | [contract] | [contracts] | [contract’s]
en | contract noun | contractor | contraction | subcontract | contrast | contractual
en | company noun | [company] | [companies] | [company’s] | [companies’]
en | company noun | companion | accompany | companionship
en | plan verb | [plan] | [plans] | [planned] | [planning]
en | plan verb | plane | planet | planed | plant | planner
en | review verb | [review] | [reviews] | [reviewed] | [reviewing]
en | review verb | reviewer | view | revue | preview
en | publish verb | [publish] | [publishes] | [published] | [publishing]
en | publish verb | publisher | public | publication | punish
en | write verb | [write] | [writes] | [wrote] | [written] | [writing]
en | write verb | writer | rite | white | writ | rewrite
en | translate verb | [translate] | [translates] | [translated] | [translating]
en | translate verb | translation | translator | translucent | late
en | cancel verb | [cancel] | [cancelled] | [canceled] | [cancelling] | [cancels]
en | cancel verb | cancer | cancellation | chancel
en | apply verb | [apply] | [applies] | [applied] | [applying]
en | apply verb | apple | application | appliance | supply | reapply
en | sign in verb | [sign in] | [signs in] | [signed in] | [signing in] | [Sign-in]
en | sign in verb | sign it | signal in | sign. In | design in
en | analysis noun | [analysis] | [analyses] | [analysis’]
en | analysis noun | analyst | analytic | paralysis
en | person noun | [person] | [people] | [person’s] | [people’s]
en | person noun | personal | personnel | persona | peopled
en | shelf noun | [shelf] | [shelves]
en | shelf noun | self | shell | shelved
en | box noun | [box] | [boxes] | [box’s]
en | box noun | boxer | boxing | mailbox | ox
en | bilingual adjective | [bilingual] | [Bilingual]
en | bilingual adjective | lingual | bilingualism | monolingual
en | organisation noun | [organisation] | [organization] | [organisations’] | [organizations]
en | organisation noun | organiser | organism | organ | reorganisation
en | Word name | in [Word] | [Word’s] menu | word | words | Wordy | Words
en | Nasaq name | [Nasaq] | [Nasaq’s] | nasaq | Nasaqs | nasaqi
en | server noun | [server] | [servers] | [server’s]
en | server noun | serve | served | serving | service | observer
en | design | [design] | [designs] | [designed] | [designing] | [design’s]
en | design | designer | designate | resign | signed
`;
