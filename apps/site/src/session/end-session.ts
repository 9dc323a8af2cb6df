import { openAuth } from './open-auth.ts';

let ends = 0;
let ending = false;

/** How often the session has ended so far. */
export const sessionEnds = (): number => ends;

/** It has ended by the clock, and its reader was told: what is on its way says nothing new. */
export function noteExpiry(): void {
  ends += 1;
}

/**
 * What every 401 means: says so, signs out, and leads to login. The answers of a burst are one end.
 * @param seen ends at the time when the call was sent: what was on its way when the session ended says nothing new
 */
export function endSession(seen = ends): void {
  if (ending || seen !== ends) return;
  ends += 1;
  ending = true;
  openAuth()
    .then((auth) => auth.expire())
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      ending = false;
    });
}
