'use client';

import type { Locale } from '@nasaq/contract';
import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { interfaceLanguage, menuMoment } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import type { StaffSession } from '../staff-session.ts';
import { staffTexts } from '../catalogue/index.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';

/** Told `ended` by what ends sessions beside this list: it asks again. */
export const sessionNews = new EventTarget();

/** In one's own account: where one is signed in, and the way to end what one does not know. */
export function OwnSessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const language = interfaceLanguage(useTranslation().i18n);
  return id !== undefined && String(user?.id) === String(id) ? <Sessions language={language} /> : null;
}

function Sessions({ language }: { language: Locale }) {
  const texts = staffTexts[language].sessions;
  const { busy, end, error, sessions } = useSessions(language);
  return (
    <section aria-labelledby="own-sessions" className="board staff-sessions">
      <header>
        <h2 id="own-sessions">{texts.title}</h2>
        {sessions.some(({ current }) => !current) && (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void end('others')}
            size="small"
            type="button"
          >
            {texts.others}
          </Button>
        )}
      </header>
      <p>{texts.lead}</p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      {sessions.length > 0 && (
        <BoardTable actions={texts.end} headings={[texts.device, texts.began, texts.used]}>
          {sessions.map((session) => (
            <Session key={session.id} busy={busy} language={language} onEnd={end} session={session} />
          ))}
        </BoardTable>
      )}
    </section>
  );
}

interface SessionProps {
  busy: boolean;
  language: Locale;
  onEnd: (id: string) => Promise<void>;
  session: StaffSession;
}

function Session({ busy, language, onEnd, session }: SessionProps) {
  const texts = staffTexts[language].sessions;
  const { current, id, isNew, startedAt, usedAt } = session;
  const device = session.device || texts.unknown;
  const date = menuMoment(usedAt, language);
  return (
    <tr>
      <th scope="row">
        <bdi>{device}</bdi>
        {isNew && (
          <>
            {' '}
            <Tag tone="new">{texts.isNew}</Tag>
          </>
        )}
      </th>
      <td>
        <Moment language={language} value={startedAt} />
      </td>
      <td>
        <Moment language={language} value={usedAt} />
      </td>
      <td>
        {current ? (
          <Tag tone="good">{texts.current}</Tag>
        ) : (
          <Button
            aria-label={fill(texts.endLabel, { device, date })}
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void onEnd(id)}
            size="small"
            type="button"
          >
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface Answer {
  sessions?: StaffSession[];
  error?: { message: string };
}

function useSessions(language: Locale) {
  const texts = staffTexts[language].sessions;
  const { config } = useConfig();
  const address = `${config.routes.api}/users/own-sessions`;
  const [sessions, setSessions] = useState<StaffSession[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const ask = useCallback(
    async (path = '', body?: object): Promise<Answer> => {
      const answer = await fetch(address + path, {
        credentials: 'same-origin',
        headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }).catch(() => null);
      return ((await answer?.json().catch(() => null)) ?? {}) as Answer;
    },
    [address, language],
  );
  const show = useCallback(
    (answer: Answer) => {
      if (answer.sessions) setSessions(answer.sessions);
      setError(answer.sessions ? null : (answer.error?.message ?? staffTexts[language].unanswered));
      return Boolean(answer.sessions);
    },
    [language],
  );
  useEffect(() => {
    const read = () => void ask().then(show);
    read();
    sessionNews.addEventListener('ended', read);
    return () => sessionNews.removeEventListener('ended', read);
  }, [ask, show]);

  async function end(id: string): Promise<void> {
    setBusy(true);
    if (show(await ask('/end', { id }))) toast.success(texts.ended);
    setBusy(false);
  }
  return { busy, end, error, sessions };
}
