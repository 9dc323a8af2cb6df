import { fileRules, problemText } from '../../forms/index.ts';
import { useTranslator } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { browserChat } from '../browser/browser-chat.ts';
import type { Outgoing } from '../engine/outgoing.ts';
import { MessageBody } from './message-body.tsx';

/** One that the host does not have yet: what it waits for, or what can be done about it. */
export function OutgoingMessage({ message: { clientId, text, files, state } }: { message: Outgoing }) {
  const translator = useTranslator();
  const { t } = translator;
  const failed = state.name === 'failed';
  return (
    <div className={`chat-outgoing ${failed ? 'chat-outgoing--failed' : ''}`}>
      <div className="chat-message">
        <MessageBody text={text} files={files} />
      </div>
      <p className="chat-group__end">
        {state.name === 'sending' && t('live_chat.out.sending')}
        {state.name === 'waiting' && t(`live_chat.out.${state.reason}`)}
        {failed && (
          <>
            {t('live_chat.out.failed')} {state.said}
            {state.problem && problemText(state, fileRules('chats', 'files'), translator)}
          </>
        )}
      </p>
      {failed && (
        <p className="chat-outgoing__actions">
          <Button type="button" size="sm" variant="secondary" onClick={() => browserChat().retry(clientId)}>
            {t('live_chat.try_again')}
          </Button>
          <Button type="button" size="sm" variant="transparent" onClick={() => browserChat().discard(clientId)}>
            {t('live_chat.out.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}
