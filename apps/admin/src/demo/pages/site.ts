import type { Localized } from '@nasaq/contract';
import type { SiteText } from '../types.ts';

export const site: Required<Localized<SiteText>> = {
  en: {
    name: 'Nasaq',
    description:
      'Nasaq designs, builds and runs websites, applications and back-office systems for organisations in Egypt and the Gulf that work in Arabic and English.',
    keywords:
      'digital solutions Cairo, bilingual website, Arabic web design, web development Egypt, systems integration, mobile apps, Arabic search, cloud operations',
    quote: { text: 'A pattern is one decision, made with care and kept everywhere.', author: 'Layla Mansour' },
    address: '12 Road 216, Degla, Maadi, Cairo, Egypt',
  },
  ar: {
    name: 'نسق',
    description:
      'تصمم نسق المواقع والتطبيقات وأنظمة العمل الداخلية وتبنيها وتشغلها، لمؤسسات مصر والخليج التي تعمل بالعربية والإنجليزية معًا.',
    keywords:
      'حلول رقمية، شركة برمجيات في القاهرة، موقع بلغتين، تصميم مواقع عربية، تطوير الويب في مصر، ربط الأنظمة، تطبيقات المحمول، البحث بالعربية، تشغيل الأنظمة السحابية',
    quote: { text: 'النسق قرار واحد، يُتخذ بعناية ويُصان في كل موضع.', author: 'ليلى منصور' },
    address: '١٢ شارع ٢١٦، دجلة، المعادي، القاهرة، مصر',
  },
};
