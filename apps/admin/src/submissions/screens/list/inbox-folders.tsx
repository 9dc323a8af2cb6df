import { isSubmissionKind } from '@nasaq/contract';
import Link from 'next/link.js';
import type { BeforeListTableServerProps } from 'payload';
import { mayAnswerSubmissions } from '../../../platform/staff/access.ts';
import { filterAddress, filterConditions, quickFilters, shownFilter } from '../../inbox/quick-filters.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { ExportLink } from '../../../platform/staff/screens/export-link.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { loadColleagues } from './staff-name.ts';

/** Above an inbox: its folders with how many lie in each, the way out as a table, and what is done with many at once. */
export async function InboxFolders({
  collectionConfig,
  i18n,
  payload,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  const kind = collectionConfig.slug;
  if (!isSubmissionKind(kind) || !user) return null;
  const language = interfaceLanguage(i18n);
  const texts = inboxTexts[language];
  const digits = menuNumber(language);
  const shown = shownFilter(searchParams ?? {}, kind, user.id);
  const counts = await Promise.all(
    quickFilters.map(async (filter) => {
      const where = { and: filterConditions(filter, kind, user.id) };
      return [
        filter,
        (await payload.count({ collection: kind, where, overrideAccess: false, user })).totalDocs,
      ] as const;
    }),
  );
  const list = `${payload.config.routes.admin}/collections/${kind}`;
  return (
    <>
      <div className="inbox-folders">
        <nav aria-label={texts.filters.title}>
          <ul>
            {counts.map(([filter, count]) => (
              <li key={filter}>
                <Link
                  aria-current={filter === shown ? 'page' : undefined}
                  className="inbox-folders__link"
                  href={filterAddress(payload.config.routes.admin, kind, filter, user.id)}
                  prefetch={false}
                >
                  {texts.filters[filter]}
                  {count > 0 && <span className="inbox-folders__count"> {digits.format(count)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ExportLink collection={kind} label={texts.exportCsv} />
      </div>
      {mayAnswerSubmissions(user, kind) && (
        <BulkBar
          colleagues={await loadColleagues(payload, kind, language)}
          kind={kind}
          language={language}
          list={list}
        />
      )}
    </>
  );
}
