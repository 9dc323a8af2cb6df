'use client';

import type { MouseEvent } from 'react';
import { deskFolders, type DeskFolder } from '../../desk/desk-calls.ts';
import { useDeskState, useSurroundings } from '../desk-context.tsx';
import { go, placeQuery } from '../desk-place.ts';

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
