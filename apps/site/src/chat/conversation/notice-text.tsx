import type { Chat, ChatMessage } from '@nasaq/contract';
import { momentText } from '../../content/opening-hours/moment-text.ts';
import { useTranslator } from '../../locale/use-translator.ts';
import { useSiteData } from '../../router/use-site-data.ts';
import { promiseOf } from './promise-of.ts';

interface Props {
  message: ChatMessage;
  chat: Chat | null;
}

/** What the system says. A message that was left while nobody was there gets its reference and the promise. */
export function NoticeText({ message, chat }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { openingHours } = useSiteData();
  if (message.notice === 'joined') return t('live_chat.notice.joined', { name: `\u2068${message.agent ?? ''}\u2069` });
  if (message.notice === 'resolved') return t('live_chat.notice.resolved');
  if (message.notice === 'reopened') return t('live_chat.notice.reopened');
  if (message.notice !== 'offline' || !chat) return message.text;
  const promised = promiseOf(message, chat, openingHours);
  return (
    <>
      {t('live_chat.notice.offline', {
        reference: `\u2066${chat.reference}\u2069`,
        email: `\u2066${chat.email}\u2069`,
      })}
      {promised && (
        <> {t('care.available.answer', { moment: momentText(promised, openingHours.timeZone, translator) })}</>
      )}
    </>
  );
}
