'use client';

import { kindLabels, stateLabel, type ChatState, type Locale } from '@nasaq/contract';
import { useConfig } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { OverviewRecord } from '../../accounts/index.ts';
import { chatLabels, deskAddress } from '../../chat/screens/index.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { stateTone } from '../../submissions/screens/index.ts';
import { accountTexts } from '../../accounts/screens/index.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';

interface Props {
  language: Locale;
  records: readonly OverviewRecord[];
}

/** What its owner has sent, as far as the reader may know it. */
export function AccountRecords({ language, records }: Props) {
  const texts = accountTexts[language];
  const { config } = useConfig();
  const { admin } = config.routes;
  return (
    <section aria-labelledby="account-records" className="board">
      <header>
        <h2 id="account-records">{texts.records}</h2>
      </header>
      {records.length === 0 ? (
        <p className="inbox-quiet">{texts.noRecords}</p>
      ) : (
        <BoardTable headings={[texts.reference, texts.kind, texts.about, texts.state, texts.received]}>
          {records.map(({ createdAt, id, kind, reference, state, title }) => (
            <tr key={`${kind}-${id}`}>
              <th scope="row">
                <Link
                  className="inbox-reference"
                  dir="ltr"
                  href={kind === 'chats' ? deskAddress(admin, id) : `${admin}/collections/${kind}/${id}`}
                  prefetch={false}
                >
                  {reference}
                </Link>
              </th>
              <td>{kind === 'chats' ? texts.chat : kindLabels[kind][language]}</td>
              <td className="account-overview__title">
                <bdi>{title}</bdi>
              </td>
              <td>
                <Tag tone={stateTone(state)}>
                  {kind === 'chats'
                    ? chatLabels.chats.state[state as ChatState][language]
                    : stateLabel(kind, state, language)}
                </Tag>
              </td>
              <td>
                <Moment language={language} value={createdAt} />
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
    </section>
  );
}
