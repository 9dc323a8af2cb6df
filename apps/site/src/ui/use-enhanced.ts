import { useSyncExternalStore } from 'react';

/** Whether scripts run: `false` on the server and in the first render, where links must still be links. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Of a store that holds one value. One function for all renderings: another would be subscribed to anew with each. */
export const neverChanges = () => () => {};
