import type { PageContext } from '../../router/page-context.ts';

const descriptions = {
  en: 'Counts words, characters, sentences, reading time, SMS parts and keywords in Arabic and English. The text never leaves your browser.',
  ar: 'يعدّ الكلمات والحروف والجمل ووقت القراءة وأجزاء الرسالة القصيرة والكلمات المتكررة بالعربية والإنجليزية. ولا يغادر النص متصفحك.',
};

export async function loader({ locale }: PageContext) {
  return { head: { description: descriptions[locale] } };
}
