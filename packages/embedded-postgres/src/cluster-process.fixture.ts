// An admin host reduced to its database, as a process of its own that a test can kill. It prints one line of JSON when
// the database is open, and ends when its input does.
import { openCluster } from './cluster.ts';

const [dataDir, home, uid] = process.argv.slice(2);
if (!dataDir || !home) throw new Error('usage: cluster-process.fixture.ts <data folder> <home> [user id]');
if (uid) {
  process.setgid?.(Number(uid));
  process.setuid?.(Number(uid));
}

try {
  const database = await openCluster(dataDir, home);
  database.onLost(() => console.log(JSON.stringify({ lost: true })));
  console.log(JSON.stringify({ url: database.url }));
  process.stdin.resume().once('end', () => void database.close().then(() => process.exit(0)));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
  process.exit(1);
}
