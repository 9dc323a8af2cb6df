import type { AccountSession } from '@nasaq/contract';

/** Where a member of staff is signed in, as their account shows it. */
export interface StaffSession extends AccountSession {
  /** It began in a browser that had not been seen with them. */
  isNew: boolean;
}
