// Opens the database of DATA_DIR, which makes and migrates it, and stops it again. A process of its own: the settings
// are read once, and the tests have others.
import { openDatabase } from '../platform/database/open.ts';
import { closePayload, getPayloadInstance } from '../payload.ts';

const database = await openDatabase();
await getPayloadInstance();
await closePayload();
await database.close();
process.exit(0);
