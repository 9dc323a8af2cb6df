import { useEffect, useState, type ComponentType } from 'react';
import { useIsOn } from '../router/use-is-on.ts';
import { isChatUnderWay } from './engine/chat-marker.ts';

/** The place of the way back into a chat, on every page; its code is fetched where one is under way, when there is time. */
export function ChatPlace() {
  const [Dock, setDock] = useState<ComponentType>();
  const isOn = useIsOn()('chat');
  // Looked at again with every page: it may have begun in this window, or in another one.
  useEffect(() => {
    if (isOn && !Dock && isChatUnderWay())
      setTimeout(
        () => import('./chat-dock.tsx').then((loaded) => setDock(() => loaded.ChatDock), console.error),
        1_000,
      );
  });
  return isOn && Dock && <Dock />;
}
