import { paths } from '@nasaq/contract';
import { useEffect } from 'react';
import { useFormat, useT } from '../locale/translator.ts';
import { useLocation } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { browserChat, useChat } from './browser/browser-chat.ts';
import { ChatTexts } from './chat-texts.tsx';
import { useCall, useSound } from './conversation/use-sound.ts';
import './chat-dock.css';

/** On the other pages: a small way back to the chat, with what is unread. Staff learn which page it is. */
export function ChatDock() {
  const { pathname } = useLocation();
  useEffect(() => browserChat().visit(pathname), [pathname]);
  if (pathname.endsWith(paths.liveChat)) return null;
  return (
    <ChatTexts namespaces={['live_chat']}>
      <Dock />
    </ChatTexts>
  );
}

function Dock() {
  const t = useT();
  const format = useFormat();
  const view = useChat();
  const [sound] = useSound();
  useCall(view, sound);
  const { unread, stage, chat } = view;
  if (stage === 'none' || (chat?.state === 'resolved' && unread === 0)) return null;
  return (
    <aside className="chat-dock" aria-label={t('live_chat.dock.label')}>
      <Link to={paths.liveChat} className="chat-dock__link">
        <span className="chat-dock__name">{t('live_chat.dock.open')}</span>
        {unread > 0 && (
          <span className="chat-dock__count" aria-hidden="true">
            {format.number(unread)}
          </span>
        )}
      </Link>
      <p className="hidden-visually" role="status">
        {unread > 0 ? t('live_chat.fresh', { count: unread }) : ''}
      </p>
    </aside>
  );
}
