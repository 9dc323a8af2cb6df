'use client';

import { fileSize, type ChatFile } from '@nasaq/contract';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';

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
