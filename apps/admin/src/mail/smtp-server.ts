/** The mail server as SMTP_URL names it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** The connection is encrypted before the password is told; within this machine nobody listens. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
}

export function smtpServer(address: string): SmtpServer {
  const { hostname, password, port, protocol, username } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const isHere = /^(localhost|127\.[\d.]+|::1)$/.test(host);
  return { host, port: Number(port) || (secure ? 465 : 587), secure, requireTLS: !secure && !!auth && !isHere, auth };
}
