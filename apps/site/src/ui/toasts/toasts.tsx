import { useEffect, useState, type ComponentType } from 'react';
import { whenToastsAreWanted } from './show-toast.ts';

/**
 * The place of toasts. The library comes while there is a connection, and stands from the first message on; where it could
 * not be had, it is asked for again with every message and every new connection.
 */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const load = () => {
      import('./toast-container.tsx').then(
        ({ ToastContainer }) => setContainer(() => ToastContainer),
        (error: unknown) => console.warn('The messages cannot be shown yet.', error),
      );
    };
    load();
    window.addEventListener('online', load);
    const stop = whenToastsAreWanted(() => {
      setWanted(true);
      load();
    });
    return () => {
      window.removeEventListener('online', load);
      stop();
    };
  }, []);
  return wanted && Container && <Container />;
}
