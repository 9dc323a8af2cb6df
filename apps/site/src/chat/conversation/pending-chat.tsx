import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { browserChat } from '../browser/browser-chat.ts';
import type { ChatView } from '../engine/view.ts';
import { MessageBody } from './message-body.tsx';

/** The first message of a chat that is being opened. Nothing of it can be lost; it can be taken back. */
export function PendingChat({ view: { pending, pendingReason } }: { view: ChatView }) {
  const t = useT();
  if (!pending) return null;
  return (
    <div className="chat-group chat-group--own">
      <div className="chat-outgoing">
        <div className="chat-message">
          <MessageBody text={pending.request.message.text} files={[]} />
        </div>
        <p className="chat-group__end" role="status">
          {t(`live_chat.out.${pendingReason ?? 'sending'}`)}
        </p>
        {pendingReason && (
          <p className="chat-outgoing__actions">
            <Button type="button" size="sm" variant="secondary" onClick={() => browserChat().wake()}>
              {t('live_chat.try_again')}
            </Button>
            <Button type="button" size="sm" variant="transparent" onClick={() => browserChat().takeBack()}>
              {t('live_chat.change')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
