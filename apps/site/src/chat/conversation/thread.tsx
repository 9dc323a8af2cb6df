import type { ChatMarks, ChatMessage } from '@nasaq/contract';
import { Fragment, useMemo } from 'react';
import { dateFormat } from '../../locale/format.ts';
import { useT, useTranslator } from '../../locale/translator.ts';
import type { ChatView } from '../engine/view.ts';
import { MessageBody, NoticeText } from './message-body.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { threadItems, type ThreadItem } from './thread-items.ts';

/** What has been said, and what is on its way. */
export function Thread({ view: { messages, outgoing, chat } }: { view: ChatView }) {
  const items = useMemo(() => threadItems(messages, outgoing), [messages, outgoing]);
  const lastOwn = messages.findLast(({ from }) => from === 'visitor');
  return items.map((item) => {
    if (item.kind === 'day') return <Day key={item.id} at={item.at} />;
    if (item.kind === 'notice')
      return (
        <div key={item.id} className="chat-notice">
          <NoticeText message={item.message} chat={chat} />
        </div>
      );
    if (item.kind === 'outgoing')
      return (
        <div key={item.id} className="chat-group chat-group--own">
          {item.messages.map((message) => (
            <OutgoingMessage key={message.clientId} message={message} />
          ))}
        </div>
      );
    return <Group key={item.id} group={item} lastOwn={lastOwn?.sequence} marks={chat?.marks} />;
  });
}

interface GroupProps {
  group: Extract<ThreadItem, { kind: 'group' }>;
  /** The only one of the reader's messages whose state is told: it says the same of those before it. */
  lastOwn: number | undefined;
  marks: ChatMarks | undefined;
}

function Group({ group, lastOwn, marks }: GroupProps) {
  const t = useT();
  const own = group.from === 'visitor';
  const last = group.messages.at(-1)!;
  const author = own ? t('live_chat.you') : (group.agent ?? t('live_chat.team'));
  return (
    <div className={`chat-group ${own ? 'chat-group--own' : ''}`}>
      <p className={own ? 'hidden-visually' : 'chat-group__author'}>
        <bdi>{author}</bdi>
      </p>
      {group.messages.map(({ sequence, text, files }) => (
        <div key={sequence} className="chat-message">
          <MessageBody text={text} files={files} />
        </div>
      ))}
      <p className="chat-group__end">
        <Time at={last.at} />
        {own && last.sequence === lastOwn && marks && (
          <Fragment>
            <span aria-hidden="true"> · </span>
            <span className={`chat-mark chat-mark--${markOf(last, marks)}`}>
              {t(`live_chat.mark.${markOf(last, marks)}`)}
            </span>
          </Fragment>
        )}
      </p>
    </div>
  );
}

function markOf({ sequence }: ChatMessage, { agentRead, agentDelivered }: ChatMarks): 'read' | 'delivered' | 'sent' {
  if (agentRead >= sequence) return 'read';
  return agentDelivered >= sequence ? 'delivered' : 'sent';
}

/** In the reader's own time zone: it is their conversation. */
function Time({ at }: { at: string }) {
  const { tag } = useTranslator();
  return <time dateTime={at}>{dateFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(at))}</time>;
}

function Day({ at }: { at: string }) {
  const { tag } = useTranslator();
  const text = dateFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at));
  return (
    <p className="chat-day">
      <time dateTime={at.slice(0, 10)}>{text}</time>
    </p>
  );
}
