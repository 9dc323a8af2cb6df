import type { Chat, ChatAvailability, ChatMessage } from '@nasaq/contract';
import { useTranslator } from '../../locale/use-translator.ts';
import { momentText } from '../moment-text.ts';

interface Props {
  message: ChatMessage;
  chat: Chat | null;
  availability: ChatAvailability | null;
}

/** What the system says. A message that was left while nobody was there gets its reference and the promise. */
export function NoticeText({ message, chat, availability }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  if (message.notice === 'joined') return t('live_chat.notice.joined', { name: `\u2068${message.agent ?? ''}\u2069` });
  if (message.notice === 'resolved') return t('live_chat.notice.resolved');
  if (message.notice === 'reopened') return t('live_chat.notice.reopened');
  if (message.notice !== 'offline' || !chat) return message.text;
  const { answerBy, timeZone } = availability ?? {};
  // The promise was made for that message; once it has passed, or somebody has joined, it says nothing any more.
  const promised = answerBy && timeZone && !chat.agent && !availability!.online;
  return (
    <>
      {t('live_chat.notice.offline', {
        reference: `\u2066${chat.reference}\u2069`,
        email: `\u2066${chat.email}\u2069`,
      })}
      {promised && <> {t('care.available.answer', { moment: momentText(answerBy, timeZone, translator) })}</>}
    </>
  );
}
