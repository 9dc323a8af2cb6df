import { Pool } from 'undici';

export interface AdminHost {
  /** Kept connections to the one origin. */
  pool: Pool;
  /** What stands before every path, where the admin host lives below one; else empty. */
  prefix: string;
}

const known = new Map<string, AdminHost>();

/** The connections to an admin host, the same ones for whoever calls it. */
export function adminHost(adminUrl: string): AdminHost {
  const before = known.get(adminUrl);
  if (before) return before;
  const { origin, pathname } = new URL(adminUrl);
  const host = { pool: new Pool(origin), prefix: pathname.replace(/\/$/, '') };
  known.set(adminUrl, host);
  return host;
}
