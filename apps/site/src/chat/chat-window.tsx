import type { ChatAvailability } from '@nasaq/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../router/context.tsx';
import { useUser } from '../session/index.ts';
import { browserChat, useChat } from './browser/browser-chat.ts';
import { ChatTexts } from './chat-texts.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { PreChat } from './pre-chat.tsx';

// In this order: the frame adapts the thread to phones and paper.
import './conversation/thread.css';
import './chat.css';

interface Props {
  availability: ChatAvailability | null;
}

/** The chat in its page: the form before it, or the conversation. */
export function ChatWindow({ availability }: Props) {
  useLinkedChat();
  useVisibleHeight();
  const view = useChat();
  const user = useUser();
  const { pathname } = useLocation();
  useEffect(() => browserChat().visit(pathname), [pathname]);
  useEffect(() => {
    const chat = browserChat();
    chat.show(true);
    return () => chat.show(false);
  }, []);
  return (
    <ChatTexts namespaces={['live_chat', 'forms', 'outbox']}>
      {view.stage === 'none' ? (
        <PreChat key={user?.id} user={user} view={view} availability={availability} />
      ) : (
        <Conversation view={view} />
      )}
    </ChatTexts>
  );
}

/** `?chat=…&key=…` of a mail opens that chat here. The key does not stay in the address, where it would be seen and shared. */
function useLinkedChat(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const reference = query.get('chat');
    const key = query.get('key');
    if (!reference || !key) return;
    browserChat().open({ reference, key });
    void navigate(pathname, { replace: true, keepScroll: true });
  }, [pathname, search, navigate]);
}

/** What the keyboard of a phone leaves of the window, as `--seen`: some browsers lay it over the page without a word in CSS. */
function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    // A magnified page is seen in parts; that is no keyboard.
    const measure = () =>
      seen && seen.scale === 1 ? style.setProperty('--seen', `${seen.height}px`) : style.removeProperty('--seen');
    measure();
    seen?.addEventListener('resize', measure);
    return () => {
      seen?.removeEventListener('resize', measure);
      style.removeProperty('--seen');
    };
  }, []);
}
