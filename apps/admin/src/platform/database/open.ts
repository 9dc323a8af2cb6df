import { openCluster, type OpenDatabase } from '@nasaq/embedded-postgres';
import { env } from '../../env.ts';
import { setDatabaseUrl } from './address.ts';
import { openExternal } from './external.ts';

/** Opens the database of this process: the server of `DATABASE_URL`, else the embedded one in `DATA_DIR`. */
export async function openDatabase(): Promise<OpenDatabase> {
  const database = await (env.databaseUrl ? openExternal(env.databaseUrl) : openCluster(env.dataDir));
  setDatabaseUrl(database.url);
  return database;
}
