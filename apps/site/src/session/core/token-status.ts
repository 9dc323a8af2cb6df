import { authDefaults } from '@nasaq/contract';

export type TokenStatus = 'VALID' | 'EXPIRED' | 'UNKNOWN';

/**
 * What the clock says of a token. UNKNOWN, for want of a token or of an expiry, is not a reason to distrust it.
 * @param expiresAt epoch milliseconds
 */
export function tokenStatus(exists: boolean, expiresAt: number | false, now: number): TokenStatus {
  if (!exists || expiresAt === false) return 'UNKNOWN';
  return now < expiresAt - authDefaults.expiryMargin ? 'VALID' : 'EXPIRED';
}
