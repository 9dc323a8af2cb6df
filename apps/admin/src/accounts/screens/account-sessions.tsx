'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import type { SessionRow } from '../sessions.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { accountTexts } from '../catalogue/index.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';

interface Props {
  busy: boolean;
  language: Locale;
  onEnd: (path: string, body: object, done: string) => Promise<void>;
  sessions: readonly SessionRow[];
}

/** Where the account is signed in, and was of late. */
export function AccountSessions({ busy, language, onEnd, sessions }: Props) {
  const texts = accountTexts[language];
  const end = (id: number | 'all') => void onEnd('/sessions/end', { id }, id === 'all' ? texts.allEnded : texts.ended);
  return (
    <section aria-labelledby="account-sessions" className="board">
      <header>
        <h2 id="account-sessions">{texts.sessions}</h2>
        {sessions.filter(isOpen).length > 1 && (
          <Button
            buttonStyle="subtle"
            disabled={busy}
            margin={false}
            onClick={() => end('all')}
            size="small"
            type="button"
          >
            {texts.endAll}
          </Button>
        )}
      </header>
      {sessions.length === 0 ? (
        <p className="inbox-quiet">{texts.noSessions}</p>
      ) : (
        <BoardTable headings={[texts.device, texts.began, texts.used, texts.state]}>
          {sessions.map((session) => (
            <tr key={session.id}>
              <th scope="row">
                <bdi dir="ltr">{session.device || texts.unknownDevice}</bdi>
              </th>
              <td>
                <Moment language={language} value={session.createdAt} />
              </td>
              <td>
                <Moment language={language} value={session.used_at} />
              </td>
              <td>
                <Tag tone={isOpen(session) ? 'good' : 'quiet'}>{stateOf(session, texts)}</Tag>
                {isOpen(session) && (
                  <Button
                    aria-label={fill(texts.endLabel, { device: session.device || texts.unknownDevice })}
                    buttonStyle="subtle"
                    className="account-overview__end"
                    disabled={busy}
                    margin={false}
                    onClick={() => end(session.id)}
                    size="xsmall"
                    type="button"
                  >
                    {texts.end}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
    </section>
  );
}

function isOpen({ ended_at: ended, expires_at: expires }: SessionRow): boolean {
  return !ended && Date.parse(expires) > Date.now();
}

function stateOf(session: SessionRow, texts: (typeof accountTexts)[Locale]): string {
  if (session.ended_at) return session.ended_by ? texts.endings[session.ended_by] : texts.endings.staff;
  return isOpen(session) ? texts.open : texts.expired;
}
