import { useEffect, useState, type ComponentType } from 'react';
import type { ChatAvailability } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { loadCode } from '../locale/load-code.ts';
import { Button } from '../ui/buttons.tsx';

interface Props {
  availability: ChatAvailability | null;
}

/** The place of the chat in its page; the code comes when the page is open, not when a link to it is near. */
export function ChatHere({ availability }: Props) {
  const t = useT();
  const [Window, setWindow] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    loadCode(() => import('./chat-window.tsx')).then(
      ({ ChatWindow }) => setWindow(() => ChatWindow),
      (error: unknown) => {
        console.error('The chat could not be loaded.', error);
        setFailed(attempt);
      },
    );
  }, [attempt]);

  if (Window) return <Window availability={availability} />;
  return (
    <div className="chat-waits" aria-busy={failed < attempt}>
      {failed === attempt && (
        <>
          <p role="alert">{t('live_chat.load_failed')}</p>
          <Button type="button" variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            {t('live_chat.try_again')}
          </Button>
        </>
      )}
    </div>
  );
}
