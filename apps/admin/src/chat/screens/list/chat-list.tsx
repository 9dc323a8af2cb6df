'use client';

import { type MouseEvent, useEffect, useId, useState } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useDeskState, useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { useNow } from '../clock.tsx';
import { ChatRow } from './chat-row.tsx';
import { type DeskFolder, deskFolders } from '../../desk/desk-calls.ts';
import { go, placeQuery } from '../desk-address.ts';

/** Milliseconds after the last letter before a search is asked for. */
const searchPause = 250;

/** The chats of the folder that is shown, or those that a search finds. */
export function ChatList() {
  const { desk, texts } = useSurroundings();
  const { chats, folder, list, listState, openId, page, pages, search } = useDeskState();
  const [typed, setTyped] = useState(search);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = [focused, openId].find((id) => id !== null && list.includes(id)) ?? list[0];
  const keys = useId();
  const now = useNow(20_000);

  useEffect(() => {
    const timer = setTimeout(() => desk.show(desk.snapshot().folder, typed.trim()), searchPause);
    return () => clearTimeout(timer);
  }, [desk, typed]);

  return (
    <>
      <search className="chat-search">
        <Icon name="search" />
        <input
          aria-label={texts.search}
          autoComplete="off"
          dir={typed ? 'auto' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={texts.search}
          type="search"
          value={typed}
        />
      </search>
      <div className="chat-list">
        <p className="inbox-unseen" id={keys}>
          {texts.listKeys}
        </p>
        <ul aria-describedby={keys} aria-label={texts.list}>
          {list.map((id) => {
            const chat = chats.get(id);
            return (
              chat && (
                <ChatRow
                  key={id}
                  chat={chat}
                  isOpen={id === openId}
                  isStop={id === stop}
                  now={now}
                  onFocus={() => setFocused(id)}
                />
              )
            );
          })}
        </ul>
        {listState === 'loading' && <p className="chat-list__state">{texts.working}</p>}
        {listState === 'ready' && list.length === 0 && (
          <p className="chat-list__state">{search ? fill(texts.nothingFound, { search }) : texts.nothing[folder]}</p>
        )}
        {listState === 'failed' && (
          <div className="chat-list__state" role="alert">
            <p>{texts.listFailed}</p>
            <button className="chat-button" onClick={() => void desk.loadList()} type="button">
              {texts.again}
            </button>
          </div>
        )}
        {page < pages && listState === 'ready' && (
          <button className="chat-button chat-list__more" onClick={() => void desk.showMore()} type="button">
            {texts.more}
          </button>
        )}
      </div>
    </>
  );
}

/** The folders with how many chats lie in each. */
export function Folders() {
  const { digits, texts } = useSurroundings();
  const { counts, folder: shown, openId } = useDeskState();

  function follow(event: MouseEvent, folder: DeskFolder) {
    // A new tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go({ folder });
  }

  return (
    <nav aria-label={texts.foldersTitle} className="chat-folders">
      <ul>
        {deskFolders.map((folder) => (
          <li key={folder}>
            <a
              aria-current={folder === shown ? 'page' : undefined}
              href={placeQuery({ folder, chatId: openId })}
              onClick={(event) => follow(event, folder)}
            >
              {texts.folders[folder]}
              {counts && counts[folder] > 0 && (
                <span className="chat-folders__count"> {digits.format(counts[folder])}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
