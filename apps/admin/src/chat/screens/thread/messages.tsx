'use client';

import { type ChatFile, type ChatMarks, type ChatMessage, fileSize } from '@nasaq/contract';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { Clock } from '../clock.tsx';
import type { Outgoing } from '../state/outgoing.ts';

interface MessageGroupProps {
  /** Of the visitor. */
  name: string;
  marks: ChatMarks;
  messages: readonly ChatMessage[];
}

/** Messages of one writer, with the time of the last one and, for ours, how far they came. */
export function MessageGroup({ marks, messages, name }: MessageGroupProps) {
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

/** The receipt of a message of the team: how far it has come. */
export function markOf(sequence: number, marks: ChatMarks): 'sent' | 'delivered' | 'read' {
  if (marks.visitorRead >= sequence) return 'read';
  return marks.visitorDelivered >= sequence ? 'delivered' : 'sent';
}

interface OutgoingMessageProps {
  item: Outgoing;
  onEdit: (item: Outgoing) => void;
}

/** A message that the host does not have yet, or does not take. */
export function OutgoingMessage({ item, onEdit }: OutgoingMessageProps) {
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

/** The files of a message: pictures to look at, everything to download. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  const { language, texts } = useSurroundings();
  if (files.length === 0) return null;
  return (
    <ul className="chat-files">
      {files.map(({ filename, filesize, href, previewable, url }) => (
        <li key={href}>
          {previewable ? <img alt="" loading="lazy" src={url} /> : <Icon name="file" />}
          <span className="chat-files__name">
            <a href={url} rel="noopener" target="_blank">
              <bdi>{filename}</bdi>
            </a>
            <span className="chat-files__size">{fileSize(filesize, language)}</span>
          </span>
          <a
            aria-label={`${texts.download} ${filename}`}
            className="chat-button chat-button--icon"
            download={filename}
            href={href}
          >
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
