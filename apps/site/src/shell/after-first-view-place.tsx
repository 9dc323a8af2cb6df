import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../router/preload.ts';

/** The place of what comes once the browser is idle. Where it cannot be had, it is asked for again with the next connection. */
export function AfterFirstViewPlace() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (View) return;
    const load = () =>
      // Without a connection the second would come too late.
      Promise.all([import('./after-first-view.tsx'), import('../router/online/outage.ts')]).then(
        ([{ AfterFirstView }]) => setView(() => AfterFirstView),
        () => {},
      );
    whenIdle(load);
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [View]);
  return View && <View />;
}
