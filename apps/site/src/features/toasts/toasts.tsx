import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastsAreWanted } from './show-toast.ts';

const ToastContainer = lazy(() =>
  import('./toast-container.tsx').then((module) => ({ default: module.ToastContainer })),
);

/** The place of toasts; the library is fetched with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenToastsAreWanted(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastContainer />
    </Suspense>
  );
}
