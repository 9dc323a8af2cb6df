import { lazy, Suspense, useEffect, useState } from 'react';

const ToastContainer = lazy(() =>
  import('./toast-container.tsx').then((module) => ({ default: module.ToastContainer })),
);

/** The place of toasts; the library is fetched when the browser has nothing better to do. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(want, 3_000);
      return () => clearTimeout(timer);
    }
    // Well after the first view: the library must not compete with it.
    let idle = 0;
    const timer = setTimeout(() => (idle = requestIdleCallback(want)), 3_000);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastContainer />
    </Suspense>
  );
}
