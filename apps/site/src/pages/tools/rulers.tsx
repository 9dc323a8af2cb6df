import { useLocale } from '../../locale/translator.ts';
import { formatOf } from '../../locale/format.ts';
import { localeInfo, locales, otherLocale } from '@nasaq/contract';

const unit = 96;
const units = 28;

/** Two rulers on one edge: the reader's begins where the page does, the other language's where its pages begin. Ornament. */
export function Rulers() {
  const locale = useLocale();
  return (
    <div className="rulers" aria-hidden="true">
      <Ruler locale={locale} className="ruler ruler--own" />
      <Ruler locale={otherLocale(locale)} className="ruler ruler--other" />
    </div>
  );
}

function Ruler({ locale, className }: { locale: (typeof locales)[number]; className: string }) {
  const { digits } = formatOf(locale === 'ar' ? `${localeInfo.ar.tag}-u-nu-arab` : localeInfo[locale].tag);
  const rtl = localeInfo[locale].dir === 'rtl';
  const place = (at: number) => (rtl ? unit * units - at : at);
  const ticks = Array.from({ length: units * 10 }, (_, index) => {
    const height = index % 10 === 0 ? 40 : index % 5 === 0 ? 22 : 12;
    return `M${place((index * unit) / 10 + 0.5)} 0v${height}`;
  });
  return (
    <svg className={className} width={unit * units} height="72" lang={localeInfo[locale].tag}>
      <path d={ticks.join('')} stroke="currentColor" fill="none" />
      {Array.from({ length: units }, (_, index) => (
        <text key={index} x={place(index * unit + 8)} y="38" textAnchor={rtl ? 'end' : 'start'} direction="ltr">
          {digits(index)}
        </text>
      ))}
    </svg>
  );
}
