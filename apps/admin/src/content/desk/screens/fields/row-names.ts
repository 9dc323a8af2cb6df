import { createContext, use } from 'react';

/** Ids of what names the rows around a field, the outermost first: its controls are named by them, too. */
const RowNamesContext = createContext('');

export const RowNames = RowNamesContext.Provider;

/** The ids that name a control, in the order in which they are read. */
export function useNamedBy(...ids: readonly string[]): string {
  return [use(RowNamesContext), ...ids].join(' ').trim();
}
