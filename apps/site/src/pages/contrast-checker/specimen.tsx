import { localeInfo, otherLocale } from '@nasaq/contract';
import { hexOf } from '@nasaq/design';
import { useLocale, useT } from '../../locale/translator.ts';
import type { Rgb } from './colour.ts';

interface Props {
  title: string;
  text: Rgb;
  ground: Rgb;
}

/** Both languages, the page's own first, in our own faces, at the sizes of headings, of running text and of notes. */
export function Specimen({ title, text, ground }: Props) {
  const t = useT();
  const own = useLocale();
  return (
    <section className="specimen" aria-label={title}>
      <h2 className="specimen__title heading">{title}</h2>
      <div className="specimen__ground" style={{ color: `#${hexOf(text)}`, backgroundColor: `#${hexOf(ground)}` }}>
        {[own, otherLocale(own)].map((locale) => (
          <div key={locale} lang={localeInfo[locale].tag} dir={localeInfo[locale].dir} className="specimen__texts">
            <p className="specimen__heading">{t(`contrast_checker.specimen.${locale}.heading`)}</p>
            <p>{t(`contrast_checker.specimen.${locale}.text`)}</p>
            <p className="specimen__note">{t(`contrast_checker.specimen.${locale}.note`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
