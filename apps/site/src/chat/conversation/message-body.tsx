import { textParts, type ChatFile } from '@nasaq/contract';
import { sizeText } from '../../forms/files/problem-text.ts';
import { useTranslator } from '../../locale/use-translator.ts';
import { Bdi } from '../../ui/bdi.tsx';

type ShownFile = Pick<ChatFile, 'filename' | 'filesize'> & Partial<Pick<ChatFile, 'url' | 'href' | 'previewable'>>;

/** A message as it was written, each of its lines in its own direction, and its files. */
export function MessageBody({ text, files }: { text: string; files: readonly ShownFile[] }) {
  return (
    <>
      {text !== '' && (
        <p className="chat-text" dir="auto">
          {textParts(text).map((part, index) =>
            part.href === undefined ? (
              part.text
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a message never changes
              <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
                <Bdi>{part.text}</Bdi>
              </a>
            ),
          )}
        </p>
      )}
      {files.length > 0 && (
        <ul className="chat-files">
          {files.map((file, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FileLink({ file: { filename, filesize, url, href, previewable } }: { file: ShownFile }) {
  const translator = useTranslator();
  const name = (
    <>
      <Bdi dir="auto">{filename}</Bdi> <span className="chat-files__size">{sizeText(filesize, translator)}</span>
    </>
  );
  if (!href) return <span className="chat-files__file">{name}</span>;
  return (
    <a className="chat-files__file" href={href} target="_blank" rel="noopener">
      {previewable && url && <img src={url} alt="" loading="lazy" className="chat-files__picture" />}
      <span>{name}</span>
    </a>
  );
}
