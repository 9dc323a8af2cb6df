import { localeInfo, type Locale } from '@nasaq/contract';
import { Gutter } from '@payloadcms/ui';
import Link from 'next/link.js';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { interfaceLanguage, menuLocales, menuTags } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import { nameOfNewest, type Target } from '../../saving/newest.ts';
import { nameOfUser } from '../../saving/save-conflict.ts';
import { VersionStates } from './version-states.tsx';
import { VersionsNav } from '../../saving/screens/versions-nav.tsx';
import type { FieldNews } from '../../schedules/publication-review.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import { type Against, readVersion } from '../read-version.ts';
import type { SharedChange } from '../shared-changes.ts';
import { RestoreVersion } from './restore-version.tsx';
import './version.css';

/** One version of an entry or page: what differs in each language, read in its own direction, and the way back to it. */
export async function VersionView({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const language = interfaceLanguage(req.i18n);
  const texts = savingTexts[language];
  const own = texts.version;
  const target: Target = collectionConfig
    ? { collection: collectionConfig.slug, id: Number(docID) }
    : { global: globalConfig!.slug };
  const id = Number(routeSegments.at(-1));
  const asked = comparisons.find((one) => one === searchParams?.with);
  const shown = Number.isSafeInteger(id) && id < 2 ** 31 ? await readVersion(req, target, id, asked) : null;
  if (!shown) return notFound();
  const { against, at, comesBack, differences, hasFormer, isPublished, savers, version } = shown;
  const { bearsLanguage } = comesBack;
  const names = await Promise.all(savers.by.map((member) => nameOfUser(member, req)));
  const isTrashed = routeSegments.includes('trash');
  const address = routeSegments.join('/');
  return (
    <main className="saving-versions version">
      <VersionsNav at={at} name={await nameOfNewest(req, target)} />
      <Gutter>
        <header className="version__head">
          <dl>
            <div>
              <dt>{texts.saved}</dt>
              <dd>
                <Moment full language={language} value={at} withSeconds />
              </dd>
            </div>
            {names.length > 0 && (
              <div>
                <dt>{texts.by}</dt>
                <dd>
                  <Names language={language} names={names} />
                </dd>
              </div>
            )}
            <div>
              <dt>{isOne(version) ? texts.stateAlone : texts.state}</dt>
              <dd>
                <VersionStates
                  draft={req.t('version:draft')}
                  language={language}
                  status={version._status as Parameters<typeof VersionStates>[0]['status']}
                />
              </dd>
            </div>
          </dl>
          {!isTrashed && <RestoreVersion at={at} comesBack={comesBack} version={id} />}
        </header>
        <nav aria-label={own.comparedWith} className="version__against">
          <span aria-hidden="true">{own.comparedWith}</span>
          {comparisons
            .filter((one) => one !== 'published' || isPublished)
            .map((one) => (
              <Link
                aria-current={one === against ? 'page' : undefined}
                href={`/admin/${address}?with=${one}`}
                key={one}
                prefetch={false}
              >
                {own.against[one]}
              </Link>
            ))}
        </nav>
        {!hasFormer && <p>{against === 'published' ? own.firstPublished : own.first}</p>}
        {bearsLanguage ? (
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
                <h2 id="version-shared">{own.shared}</h2>
                <Shared changes={differences.shared} language={language} />
              </section>
            )}
          </>
        ) : (
          <Shared changes={differences.shared} language={language} />
        )}
      </Gutter>
    </main>
  );
}

const comparisons: readonly Against[] = ['published', 'former', 'now'];

/** Settings have one state for both languages. */
function isOne({ _status }: { _status?: unknown }): boolean {
  return typeof _status === 'string';
}

function Names({ language, names }: { language: Locale; names: readonly string[] }) {
  const { somebody } = savingTexts[language];
  return (
    new Intl.ListFormat(menuTags[language])
      .formatToParts(names.map((name) => name || somebody))
      // oxlint-disable-next-line react/no-array-index-key -- a list of words that nobody orders anew
      .map(({ type, value }, place) => (type === 'element' ? <bdi key={place}>{value}</bdi> : value))
  );
}

/** How much of what is the same is told beside a change, in letters. */
const around = 120;

function News({ changes, language, locale }: { changes: readonly FieldNews[]; language: Locale; locale: Locale }) {
  const { inserted, nothing, removed } = savingTexts[language].version;
  if (changes.length === 0) return <p className="version__quiet">{nothing}</p>;
  return (
    <dl className="version__news">
      {changes.map(({ label, path, words }) => (
        <div key={path}>
          <dt>{label[language]}</dt>
          {words.length === 0 ? (
            <dd className="version__quiet">{publicationTexts[language].dialog.otherValue}</dd>
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
