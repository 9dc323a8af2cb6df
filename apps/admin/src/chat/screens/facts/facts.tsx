'use client';

import { isOwnPath, kindLabels, stateLabel } from '@nasaq/contract';
import { Link } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { DeskChat, DeskThread } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { useDeskState, useSurroundings } from '../desk-context.tsx';
import { go, placeQuery } from '../desk-address.ts';
import { Icon } from '../icon.tsx';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

interface Props {
  /** Where there is no room beside the thread, it stands over it when it is asked for. */
  isAsked: boolean;
  onClose: () => void;
}

/** Who the visitor is, where they are, and what there was before. */
export function Facts({ isAsked, onClose }: Props) {
  const { adminRoute, language, texts, topics } = useSurroundings();
  const { chats, openId, threads } = useDeskState();
  const close = useRef<HTMLButtonElement>(null);
  const chat = openId === null ? undefined : chats.get(openId);

  useEffect(() => {
    if (!isAsked) return;
    close.current?.focus();
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isAsked, onClose]);

  if (!chat) return null;
  const { account, device, email, id, locale, name, reference, startedAt, topic } = chat;
  return (
    <aside aria-label={texts.facts} className="chat-desk__facts">
      <div className="chat-facts__head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <button
          ref={close}
          aria-label={texts.closeDetails}
          className="chat-button chat-button--icon chat-facts__close"
          onClick={onClose}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <p>
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </p>
      <PageLink chat={chat} />
      <dl className="chat-facts">
        {account && (
          <>
            <dt>{texts.account}</dt>
            <dd>
              <Link href={`${adminRoute}/collections/accounts/${account.id}`} prefetch={false}>
                {texts.openAccount}
              </Link>
              {account.isBanned && <Tag tone="bad">{texts.banned}</Tag>}
            </dd>
          </>
        )}
        <dt>{texts.reference}</dt>
        <dd>
          <Link href={`${adminRoute}/collections/chats/${id}`} prefetch={false}>
            <bdi className="inbox-reference" dir="ltr">
              {reference}
            </bdi>
          </Link>
        </dd>
        <dt>{texts.topic}</dt>
        <dd>{topics[topic]}</dd>
        <dt>{texts.language}</dt>
        <dd>{texts.languages[locale]}</dd>
        {device && (
          <>
            <dt>{texts.device}</dt>
            <dd>
              <bdi dir="ltr">{device}</bdi>
            </dd>
          </>
        )}
        <dt>{texts.began}</dt>
        <dd>
          <Moment full language={language} value={startedAt} />
          {chat.offline && <span className="inbox-quiet"> {texts.wroteOffline}</span>}
        </dd>
        <Rating chat={chat} />
      </dl>
      <Sent sent={threads.get(id)?.sent ?? []} />
      <Earlier earlier={threads.get(id)?.earlier ?? []} />
    </aside>
  );
}

const best = 5;

function Rating({ chat: { rating, ratingComment } }: { chat: DeskChat }) {
  const { digits, texts } = useSurroundings();
  if (rating === null) return null;
  return (
    <>
      <dt>{texts.rating}</dt>
      <dd>
        <span aria-hidden="true" className="chat-facts__rating" style={{ inlineSize: `${best}em` }}>
          <span style={{ inlineSize: `${rating}em` }} />
        </span>{' '}
        {fill(texts.ratingOf, { value: digits.format(rating), max: digits.format(best) })}
        {ratingComment && (
          <p className="chat-facts__comment" dir="auto">
            {ratingComment}
          </p>
        )}
      </dd>
    </>
  );
}

/** What the signed-in visitor has sent: a link for whose role reads it, and to others its reference and state. */
function Sent({ sent }: Pick<DeskThread, 'sent'>) {
  const { adminRoute, language, texts } = useSurroundings();
  if (sent.length === 0) return null;
  return (
    <section className="chat-facts__earlier">
      <h3>{texts.sent}</h3>
      <ul>
        {sent.map(({ at, id, kind, mayOpen, reference, state }) => {
          const name = (
            <bdi className="inbox-reference" dir="ltr">
              {reference}
            </bdi>
          );
          return (
            <li key={`${kind}-${id}`}>
              <span>
                {kindLabels[kind][language]}{' '}
                {mayOpen ? (
                  <Link href={`${adminRoute}/collections/${kind}/${id}`} prefetch={false}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="inbox-quiet">
                {stateLabel(kind, state, language)} · <Moment language={language} value={at} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Earlier({ earlier }: Pick<DeskThread, 'earlier'>) {
  const { language, texts, topics } = useSurroundings();
  const { folder } = useDeskState();

  function follow(event: MouseEvent, chatId: number) {
    // A new tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go({ chatId });
  }

  return (
    <section className="chat-facts__earlier">
      <h3>{texts.earlier}</h3>
      {earlier.length === 0 && <p className="inbox-quiet">{texts.noEarlier}</p>}
      <ul>
        {earlier.map(({ id, startedAt, state, topic }) => (
          <li key={id}>
            <a href={placeQuery({ folder, chatId: id })} onClick={(event) => follow(event, id)}>
              {topics[topic]}
            </a>
            <span className="inbox-quiet">
              {texts.states[state]} ·{' '}
              <time dateTime={startedAt}>
                {new Intl.DateTimeFormat(menuTags[language], { dateStyle: 'medium' }).format(new Date(startedAt))}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of the site on which the visitor is, or was last; it changes while they go on. */
export function PageLink({ chat: { online, page } }: { chat: DeskChat }) {
  const { siteUrl, texts } = useSurroundings();
  // Only paths of our own site: what the visitor's browser sends could be anything.
  if (!isOwnPath(page)) return null;
  return (
    <div className="chat-page">
      <p className="inbox-quiet">{online ? texts.pageNow : texts.pageLast}</p>
      <a href={siteUrl + page} rel="noopener noreferrer" target="_blank">
        <bdi dir="ltr">{readable(page)}</bdi>
      </a>
    </div>
  );
}

function readable(page: string): string {
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}
