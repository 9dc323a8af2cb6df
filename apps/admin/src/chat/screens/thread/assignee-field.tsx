'use client';

import type { DeskChat } from '../../desk/desk-calls.ts';
import { useAgentName, useDeskState, useSurroundings } from '../desk-context.tsx';
import { useChatAction } from './use-chat-action.ts';

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
