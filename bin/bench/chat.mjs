import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { countRows } from './count-rows.mjs';
import { memory } from './process-tree.mjs';
import { signIn } from './sign-in.mjs';

const chats = 500;
const perSecond = 10;
/** Milliseconds in which what the steps before have left is tidied up. */
const rest = 4_000;

/**
 * Many chats open at once, and a conversation in some of them: by visitors through the site, by an agent at the admin
 * host. A message is delivered when it arrives on the stream of the other side.
 * @param {{ crowdSeconds: number }} options
 */
export async function measureChat(product, { crowdSeconds: seconds }, started) {
  console.log(`${chats} chats, ${perSecond} messages per second …`);
  const { siteUrl, adminUrl } = product;
  const token = await signIn(product);
  const task = JSON.stringify({ siteUrl, adminUrl, token, chats, perSecond, seconds });
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'chat-load.mjs'), task], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.defer(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await lines.next();
    if (done) throw new Error('The load of chats has ended early.');
    return JSON.parse(value);
  };
  const goOn = () => child.stdin.write('\n');

  await next();
  await wait(rest);
  const before = held(product);
  const storedBefore = await stored(product);
  goOn();
  await next();
  await wait(rest);
  const open = held(product);
  goOn();
  const { latencies, ...outcome } = await next();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    chats,
    perSecond,
    seconds,
    ...outcome,
    stored: (await stored(product)) - storedBefore,
    p50: at(0.5),
    p99: at(0.99),
    slowest: sorted.at(-1),
    memory: { site: { before: before.site, open: open.site }, admin: { before: before.admin, open: open.admin } },
  };
}

function held({ site, admin }) {
  return { site: memory(site), admin: memory(admin) };
}

/** What people have said; what the system says is nobody's message. */
async function stored(product) {
  const counts = await Promise.all(['visitor', 'agent'].map((from) => countRows(product, 'chat-messages', { from })));
  return counts.reduce((sum, count) => sum + count, 0);
}
