import { firstState, partOfKind, type SubmissionKind, submissionKinds } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link.js';
import type { Payload, ServerProps, TypedUser, Where } from 'payload';
import { isPartOn } from '../../../platform/parts/off-parts.ts';
import { hasRole, mayReadSubmissions } from '../../../platform/staff/access.ts';
import { filterAddress, filterConditions } from '../../inbox/quick-filters.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { MailWarnings } from './mail-warnings.tsx';
import { tagClass } from '../../../platform/staff/screens/tag.tsx';

/** On the dashboard: what waits in each inbox that the user may read, and for how long. */
export async function InboxBoard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const readable = submissionKinds.filter((kind) => mayReadSubmissions(user, kind) && isPartOn(partOfKind[kind]));
  // Of forms that the company has made itself there may be none.
  const answered = readable.includes('responses') && (await hasForms(payload));
  const kinds = readable.filter((kind) => kind !== 'responses' || answered);
  if (kinds.length === 0) return null;
  const language = interfaceLanguage(i18n);
  const texts = inboxTexts[language].board;
  const digits = menuNumber(language);
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

async function hasForms(payload: Payload): Promise<boolean> {
  const own: Where = { form: { equals: 'own' } };
  return (await payload.count({ collection: 'forms', where: own, trash: true, overrideAccess: true })).totalDocs > 0;
}

/** How much waits in an inbox. */
export interface InboxCounts {
  open: number;
  unassigned: number;
  /** When the oldest one came that nobody has begun with. */
  oldest: string | null;
  deletionAsked: number;
  /** Held back until somebody says that they are none. */
  spam: number;
}

/** Counts an inbox for one member of staff. */
export async function countInbox(payload: Payload, kind: SubmissionKind, user: TypedUser): Promise<InboxCounts> {
  const count = async (where: Where) =>
    (await payload.count({ collection: kind, where, overrideAccess: false, user })).totalDocs;
  const waiting: Where = { and: [{ state: { equals: firstState(kind) } }, { spam: { not_equals: true } }] };
  const [open, unassigned, spam, deletionAsked, { docs }] = await Promise.all([
    count({ and: filterConditions('open', kind, user.id) }),
    count({ and: filterConditions('unassigned', kind, user.id) }),
    count({ and: filterConditions('spam', kind, user.id) }),
    kind === 'applications' ? count({ deletion_asked_at: { exists: true } }) : 0,
    payload.find({
      collection: kind,
      where: waiting,
      sort: 'createdAt',
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user,
      pagination: false,
    }),
  ]);
  return { open, unassigned, spam, deletionAsked, oldest: docs[0]?.createdAt ?? null };
}
