import Link from 'next/link.js';
import type { BeforeListTableServerProps, Where } from 'payload';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { errorTexts } from '../catalogue/index.ts';
import { type ErrorState, errorStates } from '../collection.ts';

/** Above the list: the errors by their state, with how many there are. */
export async function ErrorFolders({ i18n, payload, searchParams, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const texts = errorTexts[language];
  const digits = menuNumber(language);
  const list = `${payload.config.routes.admin}/collections/errors`;
  const shown = shownState(searchParams?.['where'] as Where | undefined);
  const folders = await Promise.all(
    ([...errorStates, null] as const).map(async (state) => {
      const where: Where = state ? { state: { equals: state } } : {};
      const { totalDocs } = await payload.count({ collection: 'errors', where, overrideAccess: false, user });
      return { state, count: totalDocs };
    }),
  );
  return (
    <div className="inbox-folders">
      <nav aria-label={texts.folders}>
        <ul>
          {folders.map(({ count, state }) => (
            <li key={state ?? 'all'}>
              <Link
                aria-current={state === shown ? 'page' : undefined}
                className="inbox-folders__link"
                href={state ? `${list}?where[or][0][and][0][state][equals]=${state}` : list}
                prefetch={false}
              >
                {state ? texts.states[state] : texts.everything}
                {count > 0 && <span className="inbox-folders__count"> {digits.format(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The one that the address asks for: `null` for all, `undefined` where it asks for something else. */
function shownState(where: Where | undefined): ErrorState | null | undefined {
  const asked = JSON.stringify(where ?? {});
  if (asked === '{}') return null;
  return errorStates.find((state) => asked === JSON.stringify({ or: [{ and: [{ state: { equals: state } }] }] }));
}
