'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@payloadcms/ui';
import type { DeskChat } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useAgentName, useDeskState, useSurroundings } from '../desk-context.tsx';
import { go } from '../desk-address.ts';
import { Disclosure, useClosePanel } from '../disclosure.tsx';
import { Icon } from '../icon.tsx';
import { rowId } from '../list/chat-row.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { DeskRefused } from '../desk-api.ts';

interface Props {
  chat: DeskChat;
  onFacts: () => void;
  showsFacts: boolean;
}

/** The id of the button that brings the facts. */
export const factsButton = 'chat-facts-button';

/** Whose chat it is, and what is done with it as a whole. */
export function ThreadHead({ chat, onFacts, showsFacts }: Props) {
  const { texts } = useSurroundings();
  const { act, busy } = useChatAction(chat.id);
  const { name, online, spam, state } = chat;
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the list has gone, what had the focus went with it.
  useEffect(() => {
    if (!document.activeElement?.checkVisibility()) heading.current?.focus();
  }, []);
  const setState = (next: 'open' | 'pending' | 'resolved') => void act('state', { state: next });
  return (
    <header className="chat-head">
      <button
        aria-label={texts.back}
        className="chat-button chat-button--icon chat-head__back"
        onClick={() => backTo(chat.id)}
        type="button"
      >
        <Icon name="back" />
      </button>
      <div className="chat-head__who">
        <h2 ref={heading} tabIndex={-1}>
          <span className={online ? 'chat-dot chat-dot--online' : 'chat-dot'} />
          <bdi>{name}</bdi>
          <span className="inbox-unseen">{online ? texts.online : texts.offline}</span>
        </h2>
        <p>
          <StateTag chat={chat} />
        </p>
      </div>
      <div className="chat-head__actions">
        <AssigneeField chat={chat} />
        {!spam && state !== 'resolved' && (
          <SnoozeMenu
            busy={busy}
            onSnooze={(until) => act('state', { state: 'snoozed', until: until.toISOString() })}
          />
        )}
        {!spam && (
          <button
            className="chat-button chat-button--voice"
            disabled={busy}
            onClick={() => setState(state === 'open' || state === 'pending' ? 'resolved' : 'open')}
            type="button"
          >
            {state === 'open' || state === 'pending' ? texts.resolve : texts.reopen}
          </button>
        )}
        <Disclosure
          className="chat-button chat-button--icon"
          edge="end"
          label={<Icon name="more" />}
          name={texts.moreActions}
        >
          <RareActions act={act} chat={chat} />
        </Disclosure>
        <button
          aria-expanded={showsFacts}
          aria-label={texts.details}
          className="chat-button chat-button--icon chat-head__facts"
          id={factsButton}
          onClick={onFacts}
          type="button"
        >
          <Icon name="details" />
        </button>
      </div>
    </header>
  );
}

/** Closes the chat, where it has taken the place of the list, and goes on where the list was left. */
function backTo(chatId: number): void {
  go({ chatId: null });
  requestAnimationFrame(() => document.getElementById(rowId(chatId))?.focus());
}

type Act = ReturnType<typeof useChatAction>['act'];

function RareActions({ act, chat: { spam, state } }: { act: Act; chat: DeskChat }) {
  const { texts } = useSurroundings();
  const close = useClosePanel();

  function choose(action: 'state' | 'spam', body: object) {
    close();
    void act(action, body);
  }

  return (
    <ul className="chat-menu">
      {(['open', 'pending', 'resolved'] as const)
        .filter((each) => each !== state && !spam)
        .map((each) => (
          <li key={each}>
            <button onClick={() => choose('state', { state: each })} type="button">
              {texts.setState[each]}
            </button>
          </li>
        ))}
      <li>
        <button onClick={() => choose('spam', { spam: !spam })} type="button">
          {spam ? texts.notSpam : texts.markSpam}
        </button>
      </li>
    </ul>
  );
}

const tones = { open: 'new', pending: 'active', snoozed: 'quiet', resolved: 'good' } as const;

function StateTag({ chat: { snoozedUntil, spam, state } }: Pick<Props, 'chat'>) {
  const { language, texts } = useSurroundings();
  if (spam) return <Tag tone="bad">{texts.folders.spam}</Tag>;
  const label =
    state === 'snoozed' && snoozedUntil
      ? fill(texts.snoozedUntil, {
          time: new Intl.DateTimeFormat(menuTags[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
            new Date(snoozedUntil),
          ),
        })
      : texts.states[state];
  return <Tag tone={tones[state]}>{label}</Tag>;
}

/** Who answers: chosen from the team, or oneself with one click. */
export function AssigneeField({ chat }: { chat: DeskChat }) {
  const { me, texts } = useSurroundings();
  const { agents } = useDeskState();
  const { act, busy } = useChatAction(chat.id);
  const { assignee } = chat;
  const nameOf = useAgentName();
  const team = agents.map(({ here, id }) => ({ here, id, name: nameOf({ id, name: '' }) }));
  const known = [...team, ...(assignee ? [{ ...assignee, here: true }] : []), { ...me, here: true }];
  const choices = known.filter(({ id }, index) => known.findIndex((agent) => agent.id === id) === index);
  return (
    <div className="chat-assignee">
      <select
        aria-label={texts.assignee}
        disabled={busy}
        onChange={({ target }) => void act('assign', { user: target.value ? Number(target.value) : null })}
        value={assignee?.id ?? ''}
      >
        <option value="">{texts.nobody}</option>
        {choices.map(({ here, id, name }) => (
          <option key={id} value={id}>
            {name}
            {id !== me.id && !here && ` (${texts.away})`}
          </option>
        ))}
      </select>
      {assignee?.id !== me.id && (
        <button
          className="chat-button"
          disabled={busy}
          onClick={() => void act('assign', { user: me.id })}
          type="button"
        >
          {texts.assignToMe}
        </button>
      )}
    </div>
  );
}

/** Changes a chat and says so where it did not work; what it became comes back as an event. */
export function useChatAction(chatId: number) {
  const { api, desk, texts } = useSurroundings();
  const [busy, setBusy] = useState(false);

  async function act(action: 'assign' | 'state' | 'spam', body: object): Promise<boolean> {
    setBusy(true);
    try {
      await api.act(chatId, action, body);
      await desk.readAgain(chatId);
      return true;
    } catch (error) {
      toast.error((error instanceof DeskRefused && error.message) || texts.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
