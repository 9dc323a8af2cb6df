import { submissionKinds } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link.js';
import type { ServerProps } from 'payload';
import { hasRole, mayReadSubmissions } from '../../../platform/staff/access.ts';
import { filterAddress } from '../../inbox/quick-filters.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { interfaceLanguage, menuTags } from '../../../platform/staff/interface-language.ts';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { countInbox } from './count-inbox.ts';
import { MailWarnings } from './mail-warnings.tsx';
import { tagClass } from '../../../platform/staff/screens/tag.tsx';

/** On the dashboard: what waits in each inbox that the user may read, and for how long. */
export async function InboxBoard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const kinds = submissionKinds.filter((kind) => mayReadSubmissions(user, kind));
  if (kinds.length === 0) return null;
  const language = interfaceLanguage(i18n);
  const texts = inboxTexts[language].board;
  const digits = new Intl.NumberFormat(menuTags[language]);
  const rows = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await countInbox(payload, kind, user)) })));
  const admin = payload.config.routes.admin;
  return (
    <section aria-labelledby="inbox-board" className="board inbox-board">
      <h2 id="inbox-board">{texts.title}</h2>
      {hasRole(user) && <MailWarnings language={language} payload={payload} />}
      <BoardTable headings={[texts.inbox, texts.open, texts.unassigned, texts.oldest, texts.spam]}>
        {rows.map(({ deletionAsked, kind, oldest, open, spam, unassigned }) => (
          <tr key={kind}>
            <th scope="row">
              <Link href={`${admin}/collections/${kind}`} prefetch={false}>
                {getTranslation(payload.collections[kind].config.labels.plural, i18n)}
              </Link>
              {deletionAsked > 0 && (
                <Link
                  className={tagClass('bad')}
                  href={`${admin}/collections/${kind}?where[or][0][and][0][deletion_asked_at][exists]=true`}
                  prefetch={false}
                >
                  {texts.deletion} {digits.format(deletionAsked)}
                </Link>
              )}
            </th>
            <td>
              <Link href={filterAddress(admin, kind, 'open', user.id)} prefetch={false}>
                {digits.format(open)}
              </Link>
            </td>
            <td>
              <Link href={filterAddress(admin, kind, 'unassigned', user.id)} prefetch={false}>
                {digits.format(unassigned)}
              </Link>
            </td>
            <td>{oldest ? <Moment language={language} value={oldest} /> : '—'}</td>
            <td>
              <Link href={filterAddress(admin, kind, 'spam', user.id)} prefetch={false}>
                {digits.format(spam)}
              </Link>
            </td>
          </tr>
        ))}
      </BoardTable>
    </section>
  );
}
