import { useSyncExternalStore } from 'react';

/** Whether scripts run: `false` on the server and in the first render, where links must still be links. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
