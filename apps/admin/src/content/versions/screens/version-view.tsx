import { localeInfo, locales, type Locale } from '@nasaq/contract';
import { Gutter } from '@payloadcms/ui';
import Link from 'next/link.js';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import { saverOf } from '../../saving/changes.ts';
import { nameOfNewest, type Target } from '../../saving/newest.ts';
import { nameOfUser } from '../../saving/save-conflict.ts';
import { VersionStates } from './version-states.tsx';
import { VersionsNav } from '../../saving/screens/versions-nav.tsx';
import type { FieldNews } from '../../schedules/publication-review.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import { readVersion } from '../read-version.ts';
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
  const against = searchParams?.with === 'now' ? 'now' : 'former';
  const shown = Number.isSafeInteger(id) && id < 2 ** 31 ? await readVersion(req, target, id, against) : null;
  if (!shown) return notFound();
  const { at, comesBack, differences, hasFormer, version } = shown;
  const { bearsLanguage } = comesBack;
  const saver = saverOf(version.changes);
  const by = saver?.by ? await nameOfUser(saver.by, req) : '';
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
                <Moment full language={language} value={at} />
              </dd>
            </div>
            {by && (
              <div>
                <dt>{texts.by}</dt>
                <dd>
                  <bdi>{by}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt>{texts.state}</dt>
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
          {(['former', 'now'] as const).map((one) => (
            <Link
              aria-current={one === against ? 'page' : undefined}
              href={`/admin/${address}${one === 'now' ? '?with=now' : ''}`}
              key={one}
              prefetch={false}
            >
              {own.against[one]}
            </Link>
          ))}
        </nav>
        {against === 'former' && !hasFormer && <p>{own.first}</p>}
        {bearsLanguage ? (
          <>
            <div className="version__languages">
              {locales.map((locale) => (
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
  const { inserted, nothing, removed } = savingTexts[language].version;
  if (changes.length === 0) return <p className="version__quiet">{nothing}</p>;
  return (
    <dl className="version__news">
      {changes.map(({ after, before, label }) => (
        <div key={label.en}>
          <dt>{label[language]}</dt>
          {before && after ? (
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
