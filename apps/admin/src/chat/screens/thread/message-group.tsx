'use client';

import type { ChatMarks, ChatMessage } from '@nasaq/contract';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { Clock } from './clock.tsx';
import { MessageFiles } from './message-files.tsx';

interface Props {
  /** Of the visitor. */
  name: string;
  marks: ChatMarks;
  messages: readonly ChatMessage[];
}

/** Messages of one writer, with the time of the last one and, for ours, how far they came. */
export function MessageGroup({ marks, messages, name }: Props) {
  const { texts } = useSurroundings();
  const last = messages.at(-1)!;
  const isOurs = last.from === 'agent';
  const mark = markOf(last.sequence, marks);
  return (
    <li className={isOurs ? 'chat-group chat-group--ours' : 'chat-group'}>
      <p className="chat-group__by">
        <bdi>{isOurs ? (last.agent ?? texts.team) : name}</bdi>
      </p>
      {messages.map((message) => (
        <div key={message.sequence} className="chat-message">
          {message.text && (
            <p className="chat-message__text" dir="auto">
              {message.text}
            </p>
          )}
          <MessageFiles files={message.files} />
        </div>
      ))}
      <p className="chat-group__foot">
        <Clock value={last.at} />
        {isOurs && (
          <span className={`chat-mark chat-mark--${mark}`}>
            <Icon name={mark === 'sent' ? 'one' : 'two'} />
            {texts.marks[mark]}
          </span>
        )}
      </p>
    </li>
  );
}

export function markOf(sequence: number, marks: ChatMarks): 'sent' | 'delivered' | 'read' {
  if (marks.visitorRead >= sequence) return 'read';
  return marks.visitorDelivered >= sequence ? 'delivered' : 'sent';
}
