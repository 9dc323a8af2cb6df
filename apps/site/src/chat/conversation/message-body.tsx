import {
  afterWorkingTime,
  type Chat,
  type ChatFile,
  type ChatMessage,
  isolated,
  type OpeningHours,
  promisedMinutes,
  textParts,
} from '@nasaq/contract';
import { momentText } from '../../content/opening-hours/index.ts';
import { sizeText } from '../../forms/index.ts';
import { useTranslator } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';

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
                <InNewTab />
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
      <span>
        {name}
        <InNewTab />
      </span>
    </a>
  );
}

interface Props {
  message: ChatMessage;
  chat: Chat | null;
}

/** What the system says. A message that was left while nobody was there gets its reference and the promise. */
export function NoticeText({ message, chat }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { openingHours } = useSiteData();
  if (message.notice === 'joined') return t('live_chat.notice.joined', { name: isolated(message.agent ?? '') });
  if (message.notice === 'resolved') return t('live_chat.notice.resolved');
  if (message.notice === 'reopened') return t('live_chat.notice.reopened');
  if (message.notice !== 'offline' || !chat) return message.text;
  const promised = promiseOf(message, chat, openingHours);
  return (
    <>
      {t('live_chat.notice.offline', {
        reference: isolated(chat.reference, 'ltr'),
        email: isolated(chat.email, 'ltr'),
      })}
      {promised && (
        <> {t('care.available.answer', { moment: momentText(promised, openingHours.timeZone, translator) })}</>
      )}
    </>
  );
}

/**
 * By when the mail has promised an answer to a message that was left while nobody was there; ISO 8601. It was made when
 * the message came and does not move. `null` once somebody has joined or the moment has passed, and without known hours.
 */
export function promiseOf(
  { at }: Pick<ChatMessage, 'at'>,
  { agent }: Pick<Chat, 'agent'>,
  hours: OpeningHours,
  now = new Date(),
): string | null {
  if (agent !== null) return null;
  const answerBy = afterWorkingTime(hours, new Date(at), promisedMinutes);
  return answerBy && answerBy > now ? answerBy.toISOString() : null;
}
