import Link from 'next/link.js';
import type { BeforeListTableServerProps, Where } from 'payload';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { errorTexts } from '../catalogue/index.ts';
import { type ErrorState, errorStates, ofOurs } from '../collection.ts';

/** Above the list: the errors by their state, with how many there are. */
export async function ErrorFolders({ i18n, payload, searchParams, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const texts = errorTexts[language];
  const digits = menuNumber(language);
  const list = `${payload.config.routes.admin}/collections/errors`;
  const shown = shownFolder(searchParams?.['where'] as Where | undefined);
  const folders = await Promise.all(
    [...folderQueries].map(async ([folder, where]) => {
      const { totalDocs } = await payload.count({ collection: 'errors', where, overrideAccess: false, user });
      return { folder, count: totalDocs };
    }),
  );
  return (
    <div className="inbox-folders">
      <nav aria-label={texts.folders}>
        <ul>
          {folders.map(({ count, folder }) => (
            <li key={folder}>
              <Link
                aria-current={folder === shown ? 'page' : undefined}
                className="inbox-folders__link"
                href={`${list}${addressOf(folder)}`}
                prefetch={false}
              >
                {folder === 'all' ? texts.everything : folder === 'policy' ? texts.policy : texts.states[folder]}
                {count > 0 && <span className="inbox-folders__count"> {digits.format(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type Folder = ErrorState | 'policy' | 'all';

/** Errors of ours by their state, what browsers have blocked, and everything. */
const folderQueries: ReadonlyMap<Folder, Where> = new Map<Folder, Where>([
  ...errorStates.map((state) => [state, { state: { equals: state }, ...ofOurs }] as const),
  ['policy', { source: { equals: 'policy' } }],
  ['all', {}],
]);

/** The query of the list's address, as its own filters write it. */
function addressOf(folder: Folder): string {
  const conditions = Object.entries(folderQueries.get(folder)!).flatMap(([field, condition], place) =>
    Object.entries(condition as object).map(
      ([operator, value]) => `where[or][0][and][${place}][${field}][${operator}]=${value}`,
    ),
  );
  return conditions.length > 0 ? `?${conditions.join('&')}` : '';
}

/** The one that the address asks for; `undefined` where it asks for something else. */
function shownFolder(where: Where | undefined): Folder | undefined {
  const asked = JSON.stringify(where ?? {});
  return [...folderQueries.keys()].find((folder) => asked === JSON.stringify(listQuery(folder)));
}

function listQuery(folder: Folder): Where {
  const conditions = Object.entries(folderQueries.get(folder)!).map(([field, condition]) => ({ [field]: condition }));
  return conditions.length > 0 ? { or: [{ and: conditions as Where[] }] } : {};
}
