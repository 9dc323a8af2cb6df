import type { Localized } from '@nasaq/contract';

/** What the drawn portraits show, by the keys of the people: team and authors share them. */
export const portraits: Readonly<Record<string, Required<Localized<string>>>> = {
  'layla-mansour': {
    en: 'Layla Mansour, drawn: a black bob with one grey strand, a saffron earring, a blue jacket over a white blouse.',
    ar: 'رسم لليلى منصور: شعر أسود إلى الفك تعبره خصلة بيضاء، وقرط زعفراني، وسترة زرقاء فوق قميص أبيض.',
  },
  'karim-adel': {
    en: 'Karim Adel, drawn: a full black beard, eight-sided saffron glasses, a dark knitted jumper.',
    ar: 'رسم لكريم عادل: لحية سوداء كثيفة، ونظارة زعفرانية مثمنة، وكنزة داكنة.',
  },
  'nour-elsherif': {
    en: 'Nour El-Sherif, drawn: a white headscarf wound over one shoulder and held by a saffron pin.',
    ar: 'رسم لنور الشريف: حجاب أبيض ملفوف على الكتف يثبته دبوس زعفراني.',
  },
  'omar-fathy': {
    en: 'Omar Fathy, drawn close: a bald head, a grey moustache, an open white collar.',
    ar: 'رسم قريب لعمر فتحي: رأس حليق، وشارب أشيب، وياقة بيضاء مفتوحة.',
  },
  'salma-hegazy': {
    en: 'Salma Hegazy, drawn: grey hair in a bun, round black glasses, a patterned blue scarf.',
    ar: 'رسم لسلمى حجازي: شعر أشيب مرفوع في كعكة، ونظارة سوداء مستديرة، ووشاح أزرق مزخرف.',
  },
  'yara-naguib': {
    en: 'Yara Naguib, drawn: a round crown of black curls, a saffron hoop, a striped shirt.',
    ar: 'رسم ليارا نجيب: شعر أسود مجعد كهالة حول الوجه، وحلق زعفراني، وقميص مخطط.',
  },
  'hassan-shaker': {
    en: 'Hassan Shaker, drawn: a long grey beard, thick eyebrows, a white collar under a dark cardigan.',
    ar: 'رسم لحسن شاكر: لحية شيباء طويلة، وحاجبان كثيفان، وياقة بيضاء تحت سترة داكنة.',
  },
  'mariam-boutros': {
    en: 'Mariam Boutros, drawn: long black hair with a fringe, a pale blue roll-neck jumper.',
    ar: 'رسم لمريم بطرس: شعر أسود طويل بغرة مستوية، وكنزة زرقاء فاتحة بياقة عالية.',
  },
  'youssef-tarek': {
    en: 'Youssef Tarek, drawn: curls over short sides, a blue hooded top, a saffron stud in one ear.',
    ar: 'رسم ليوسف طارق: شعر مجعد قصير الجانبين، وسترة زرقاء بقلنسوة، وفي أذنه نقطة زعفرانية.',
  },
  'heba-saber': {
    en: 'Heba Saber, drawn: a lapis headwrap knotted above the forehead, a saffron earring.',
    ar: 'رسم لهبة صابر: غطاء رأس لازوردي معقود فوق الجبين، وقرط زعفراني.',
  },
  'mahmoud-dahab': {
    en: 'Mahmoud Dahab, drawn close: very short hair, a trimmed black beard, a white band collar.',
    ar: 'رسم قريب لمحمود دهب: شعر قصير جدًا، ولحية سوداء مشذبة، وياقة بيضاء قائمة.',
  },
  'dina-anwar': {
    en: 'Dina Anwar, drawn smiling: a dark blue headscarf, round saffron glasses.',
    ar: 'رسم لدينا أنور مبتسمة: حجاب أزرق داكن، ونظارة زعفرانية مستديرة.',
  },
};
