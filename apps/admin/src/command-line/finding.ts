/** What was found, and what to do about it where it is not well. `bad` = the product does not work so. */
export interface Finding {
  state: 'ok' | 'look' | 'bad';
  what: string;
}

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const look = (what: string): Finding => ({ state: 'look', what });
export const bad = (what: string): Finding => ({ state: 'bad', what });
