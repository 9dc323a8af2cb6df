import { localeInfo, type Locale } from '@nasaq/contract';
import { menuLocales } from '../../../platform/staff/interface-language.ts';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import type { FieldNews } from '../../schedules/publication-review.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import type { Differences } from '../read-version.ts';
import type { SharedChange } from '../shared-changes.ts';

interface Props {
  /** Whether each language has anything of its own; settings may be the same in both. */
  bearsLanguage: boolean;
  differences: Differences;
  /** Of the menus: its own column stands first. */
  language: Locale;
}

/** What two versions have differently: each language in its own direction, and what both share. */
export function VersionDifferences({ bearsLanguage, differences, language }: Props) {
  const texts = savingTexts[language];
  if (!bearsLanguage) return <Shared changes={differences.shared} language={language} />;
  return (
    <>
      <div className="version__languages">
        {menuLocales(language).map((locale) => (
          <section aria-labelledby={`version-${locale}`} key={locale}>
            <h2 id={`version-${locale}`}>{texts.languages[locale]}</h2>
            <News changes={differences.languages[locale]} language={language} locale={locale} />
          </section>
        ))}
      </div>
      {differences.shared.length > 0 && (
        <section aria-labelledby="version-shared" className="version__shared">
          <h2 id="version-shared">{texts.version.shared}</h2>
          <Shared changes={differences.shared} language={language} />
        </section>
      )}
    </>
  );
}

/** How much of what is the same is told beside a change, in letters. */
const around = 120;

function News({ changes, language, locale }: { changes: readonly FieldNews[]; language: Locale; locale: Locale }) {
  const { inserted, moved, nothing, removed } = savingTexts[language].version;
  if (changes.length === 0) return <p className="version__quiet">{nothing}</p>;
  return (
    <dl className="version__news">
      {changes.map(({ isMoved, label, path, words }) => (
        <div key={path}>
          <dt>{label[language]}</dt>
          {words.length === 0 ? (
            <dd className="version__quiet">{publicationTexts[language].dialog.otherValue}</dd>
          ) : isMoved ? (
            <dd className="version__words">
              <span className="version__quiet">{moved} </span>
              <bdi lang={localeInfo[locale].tag}>{words.map(({ text }) => text).join('')}</bdi>
            </dd>
          ) : (
            <dd className="version__words" dir={localeInfo[locale].dir} lang={localeInfo[locale].tag}>
              <WordChanges around={around} changes={words} spoken={{ className: 'inbox-unseen', inserted, removed }} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Shared({ changes, language }: { changes: readonly SharedChange[]; language: Locale }) {
  const { inserted, moved, nothing, removed } = savingTexts[language].version;
  if (changes.length === 0) return <p className="version__quiet">{nothing}</p>;
  return (
    <dl className="version__news">
      {changes.map(({ after, before, label, row }) => (
        <div key={[label.en, row, before?.en, after?.en].join(' ')}>
          <dt>{label[language]}</dt>
          {row ? (
            <dd className="version__words" dir="auto">
              <span className="version__quiet">{{ added: inserted, moved, removed }[row]} </span>
              {row === 'added' && <ins>{after?.[language]}</ins>}
              {row === 'moved' && <bdi>{after?.[language]}</bdi>}
              {row === 'removed' && <del>{before?.[language]}</del>}
            </dd>
          ) : before && after ? (
            <dd className="version__words" dir="auto">
              <del>
                <span className="inbox-unseen">{removed} </span>
                <bdi>{before[language]}</bdi>
              </del>{' '}
              <ins>
                <span className="inbox-unseen">{inserted} </span>
                <bdi>{after[language]}</bdi>
              </ins>
            </dd>
          ) : (
            <dd className="version__quiet">{publicationTexts[language].dialog.otherValue}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
