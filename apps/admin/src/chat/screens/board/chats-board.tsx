import { choiceLabels } from '@nasaq/messages/choices';
import Link from 'next/link.js';
import type { Payload, ServerProps, TypedUser, Where } from 'payload';
import { isPartOn } from '../../../platform/parts/off-parts.ts';
import { hasRole } from '../../../platform/staff/access.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { deskAddress } from '../desk-address.ts';
import { deskTexts } from '../../catalogue/index.ts';
import type { Chat } from '../../../platform/payload/payload-types.ts';

const shown = 5;

/** On the dashboard: whose chats wait for an answer, and for how long. */
export async function ChatsBoard({ i18n, payload, user }: ServerProps) {
  if (!user || !hasRole(user, 'agent') || !isPartOn('chat')) return null;
  const language = interfaceLanguage(i18n);
  const texts = deskTexts[language];
  const digits = menuNumber(language);
  const admin = payload.config.routes.admin;
  const { longest, unassigned, waiting } = await countChats(payload, user, shown);
  return (
    <section aria-labelledby="chats-board" className="board chats-board">
      <header>
        <h2 id="chats-board">{texts.board.title}</h2>
        <Link href={deskAddress(admin)} prefetch={false}>
          {texts.board.open}
        </Link>
      </header>
      {waiting === 0 ? (
        <p>{texts.board.nobodyWaits}</p>
      ) : (
        <>
          <p>
            {texts.board.waiting}: {digits.format(waiting)} · {texts.board.unassigned}: {digits.format(unassigned)}
          </p>
          <BoardTable headings={[texts.board.visitor, texts.topic, texts.board.since, texts.board.assignee]}>
            {longest.map(({ assignee, id, name, topic, waiting_since: since }) => (
              <tr key={id}>
                <th scope="row">
                  <Link dir="auto" href={deskAddress(admin, id)} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td>{choiceLabels.topic[topic][language]}</td>
                <td>{since && <Moment language={language} value={since} />}</td>
                <td>
                  {assignee && typeof assignee === 'object' ? (
                    <bdi>{memberName(assignee, language)}</bdi>
                  ) : (
                    <span className="inbox-quiet">{texts.nobody}</span>
                  )}
                </td>
              </tr>
            ))}
          </BoardTable>
        </>
      )}
    </section>
  );
}

export interface WaitingChats {
  waiting: number;
  /** Of them, the ones that nobody has taken. */
  unassigned: number;
  /** Who waits longest, first. */
  longest: Chat[];
}

/** The chats whose visitors wait for an answer. */
export async function countChats(payload: Payload, user: TypedUser, shown: number): Promise<WaitingChats> {
  const chats = { collection: 'chats', user } as const;
  const and: Where[] = [{ waiting_since: { exists: true } }, { spam: { not_equals: true } }];
  const [{ docs, totalDocs }, { totalDocs: unassigned }] = await Promise.all([
    payload.find({ ...chats, where: { and }, sort: 'waiting_since', limit: shown, depth: 1, overrideAccess: false }),
    payload.count({ ...chats, where: { and: [...and, { assignee: { exists: false } }] }, overrideAccess: false }),
  ]);
  return { waiting: totalDocs, unassigned, longest: docs };
}
