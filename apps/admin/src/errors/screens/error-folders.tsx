import Link from 'next/link.js';
import type { BeforeListTableServerProps } from 'payload';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { errorTexts } from '../catalogue/index.ts';
import { addressOf, folderQueries, shownFolder } from '../folders.ts';

/** Above the list: the errors by their state, with how many there are. */
export async function ErrorFolders({ i18n, payload, searchParams, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const texts = errorTexts[language];
  const digits = menuNumber(language);
  const list = `${payload.config.routes.admin}/collections/errors`;
  const shown = shownFolder(searchParams ?? {});
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
