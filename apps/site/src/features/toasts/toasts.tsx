import { useEffect, useState, type ComponentType } from 'react';
import { whenToastsAreWanted } from './show-toast.ts';

/** The place of toasts; the library is fetched with the first one. Where that fails, messages wait for the next try. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenToastsAreWanted(() => {
        import('./toast-container.tsx').then(
          ({ ToastContainer }) => setContainer(() => ToastContainer),
          (error: unknown) => console.error('The messages cannot be shown.', error),
        );
      }),
    [],
  );
  return Container && <Container />;
}
