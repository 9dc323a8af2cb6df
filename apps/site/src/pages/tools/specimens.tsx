import { Fragment } from 'react';
import { localeInfo, otherLocale } from '@nasaq/contract';
import type { tools } from '../../content/tools/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel, useSiteData } from '../../router/context.tsx';
import type { loader } from './loader.ts';

type ToolName = (typeof tools)[number]['name'];

const specimens = {
  word_counter: CountedWords,
  text_cleaner: CleanedWords,
  date_converter: OneDay,
  contrast_checker: TwoColours,
} satisfies Record<ToolName, () => React.ReactNode>;

/** A piece of what a tool does, drawn; the text beside it says the same to who cannot see it. */
export function Specimen({ of }: { of: ToolName }) {
  const Drawn = specimens[of];
  return <Drawn />;
}

/** A line in both scripts, its words numbered in the order in which they are read. */
function CountedWords() {
  const t = useT();
  const { number } = useFormat();
  return (
    <p className="counted">
      {t('tools.specimen.counted', { name: useSiteData().general.nameAr })
        .split(' ')
        .map((word, index) => (
          <span key={word} className="counted__word">
            <bdi>{word}</bdi>
            <span className="counted__number">{number(index + 1)}</span>
          </span>
        ))}
    </p>
  );
}

/** A line before and after: what is stretched, vowelled and unseen goes. */
function CleanedWords() {
  const t = useT();
  const { nameAr: name } = useSiteData().general;
  return (
    <div className="soiled" lang="ar-EG" dir="rtl">
      <p className="soiled__before">
        {t('tools.specimen.soiled', { name })} <bdi className="soiled__sign">200F</bdi>
      </p>
      <p className="soiled__after">{t('tools.specimen.clean', { name })}</p>
    </div>
  );
}

/** One day as the leaves of two calendars, that of the page's language first. */
function OneDay() {
  const t = useT();
  const own = useLocale();
  const leafOf = {
    en: { tag: 'en-US', day: t('tools.specimen.gregorian.day'), month: t('tools.specimen.gregorian.month') },
    ar: { tag: 'ar-EG', day: t('tools.specimen.hijri.day'), month: t('tools.specimen.hijri.month') },
  };
  const leaves = [leafOf[own], leafOf[otherLocale(own)]];
  return (
    <div className="leaves">
      {leaves.map(({ tag, day, month }) => (
        <p key={tag} lang={tag} className="leaf">
          <span className="leaf__day">{day}</span>
          <span className="leaf__month">{month}</span>
        </p>
      ))}
    </div>
  );
}

const letters = { en: 'Aa', ar: '\u0639\u200D' };

/** A letter of each script on either ground, with the contrast that it has there. */
function TwoColours() {
  const own = useLocale();
  const { number } = useFormat();
  const { contrasts } = useModel<typeof loader>();
  return (
    <div className="pairs">
      {contrasts.map(({ ground, ratio }) => (
        <p key={ground} className={`pair pair--${ground}`}>
          <span className="pair__letters">
            {[own, otherLocale(own)].map((locale) => (
              <Fragment key={locale}>
                <bdi lang={localeInfo[locale].tag}>{letters[locale]}</bdi>{' '}
              </Fragment>
            ))}
          </span>
          <bdi dir="ltr">
            {number(ratio)} : {number(1)}
          </bdi>
        </p>
      ))}
    </div>
  );
}
