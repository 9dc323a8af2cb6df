import { Gutter } from '@payloadcms/ui';
import Link from 'next/link.js';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import { nameOfNewest, type Target } from '../../saving/newest.ts';
import { nameOfUser } from '../../saving/save-conflict.ts';
import { VersionStates } from './version-states.tsx';
import { MemberNames } from './version-table.tsx';
import { VersionsNav } from '../../saving/screens/versions-nav.tsx';
import { type Against, readVersion } from '../read-version.ts';
import { RestoreVersion } from './restore-version.tsx';
import { VersionDifferences } from './version-differences.tsx';
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
                  <MemberNames language={language} names={names} />
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
        <VersionDifferences bearsLanguage={bearsLanguage} differences={differences} language={language} />
      </Gutter>
    </main>
  );
}

const comparisons: readonly Against[] = ['published', 'former', 'now'];

/** Settings have one state for both languages. */
function isOne({ _status }: { _status?: unknown }): boolean {
  return typeof _status === 'string';
}
