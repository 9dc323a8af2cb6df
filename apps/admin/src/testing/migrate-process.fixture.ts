// Opens the database of this process, which makes it, migrates it, has it loaded with the demo company where it is told
// `company`, and stops it again. A process of its own: the settings are read once, and the tests have others.
import { openDatabase } from '../platform/database/open.ts';
import { migrate } from '../platform/database/upgrade/index.ts';

const database = await openDatabase();
await migrate();
if (process.argv[2] === 'company') {
  const { closePayload, getPayloadInstance } = await import('../payload.ts');
  const { prepareContent } = await import('../demo/index.ts');
  await prepareContent(await getPayloadInstance(), { demo: true });
  await closePayload();
}
await database.close();
process.exit(0);
