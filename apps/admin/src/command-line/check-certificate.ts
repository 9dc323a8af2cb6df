import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { bad, type Finding, look, ok } from './finding.ts';

const day = 24 * 60 * 60_000;
/** Days. What renews itself does so at thirty. */
const soon = 14;

interface Options {
  now?: number;
  /** Certificates that are trusted in place of the system's. */
  ca?: string;
  /** Milliseconds. */
  timeout?: number;
}

/** Whether browsers trust the certificate of a public address, and for how long; nothing of addresses without TLS. */
export async function certificateFindings(
  name: string,
  address: string,
  { ca, now = Date.now(), timeout = 5_000 }: Options = {},
): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(address);
  if (protocol !== 'https:') return [];
  const host = hostname.replace(/^\[|\]$/g, '');
  const shown = await certificateOf(host, Number(port || 443), { ca, timeout });
  if (shown instanceof Error) {
    const { code = shown.message } = shown as NodeJS.ErrnoException;
    return [look(`${name}: ${hostname} is not reachable from here (${code}), so its certificate was not seen.`)];
  }
  const days = Math.floor((shown.until - now) / day);
  const renew = 'see that what renews it runs (Caddy, certbot), and that ports 80 and 443 are open';
  if (days < 0) return [bad(`${name}: the certificate of ${hostname} ended ${-days} days ago: ${renew}.`)];
  if (shown.problem)
    return [bad(`${name}: browsers refuse the certificate of ${hostname} (${shown.problem}): get one for this name.`)];
  return days < soon
    ? [look(`${name}: the certificate of ${hostname} ends in ${days} days: ${renew}.`)]
    : [ok(`${name}: the certificate of ${hostname} is good for ${days} more days.`)];
}

function certificateOf(
  host: string,
  port: number,
  { ca, timeout }: { ca: string | undefined; timeout: number },
): Promise<{ until: number; problem: string | null } | Error> {
  return new Promise((resolve) => {
    // It is looked at, and nothing sent: so that what is wrong can be said, it is not refused at once.
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      ...(ca && { ca }),
      ...(!isIP(host) && { servername: host }),
    });
    const done = (shown: { until: number; problem: string | null } | Error) => {
      socket.destroy();
      resolve(shown);
    };
    socket.setTimeout(timeout, () => done(new Error('no answer')));
    socket.once('error', done);
    socket.once('secureConnect', () =>
      done({
        until: Date.parse(socket.getPeerCertificate().valid_to),
        problem: socket.authorized ? null : String(socket.authorizationError),
      }),
    );
  });
}
