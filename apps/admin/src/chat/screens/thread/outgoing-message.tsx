'use client';

import { useSurroundings } from '../desk-context.tsx';
import type { Outgoing } from '../state/outgoing.ts';
import { MessageFiles } from './message-files.tsx';

interface Props {
  item: Outgoing;
  onEdit: (item: Outgoing) => void;
}

/** A message that the host does not have yet, or does not take. */
export function OutgoingMessage({ item, onEdit }: Props) {
  const { desk, me, texts } = useSurroundings();
  return (
    <li className="chat-group chat-group--ours chat-group--outgoing">
      <p className="chat-group__by">
        <bdi>{me.name}</bdi>
      </p>
      <div className="chat-message">
        {item.text && (
          <p className="chat-message__text" dir="auto">
            {item.text}
          </p>
        )}
        <MessageFiles files={item.files} />
      </div>
      {item.refused === null ? (
        <p className="chat-group__foot">{texts.marks.sending}</p>
      ) : (
        <div className="chat-group__foot chat-group__foot--refused" role="alert">
          <p>
            {texts.refused} {item.refused}
          </p>
          <button className="chat-button" onClick={() => desk.retry(item)} type="button">
            {texts.retry}
          </button>
          <button
            className="chat-button"
            onClick={() => {
              onEdit(item);
              desk.discard(item);
            }}
            type="button"
          >
            {texts.edit}
          </button>
          <button className="chat-button" onClick={() => desk.discard(item)} type="button">
            {texts.discard}
          </button>
        </div>
      )}
    </li>
  );
}
