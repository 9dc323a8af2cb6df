import { randomUUID } from 'node:crypto';
import { mailBoxUrl } from './addresses.ts';
import type { ReceivedMail } from './mail-server.ts';
import { expect } from './test.ts';

/** An address that nobody else writes to or from. */
export function freshReader(): string {
  return `reader-${randomUUID()}@example.com`;
}

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailBoxUrl}/?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as ReceivedMail[];
}

/** The nth mail to an address, once it is there. */
export async function mailTo(address: string, place = 0): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(place);
  return (await mailsTo(address))[place]!;
}

/** The first link to a page of the site in any mail to an address, once it is there: several mails may come at once. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(address)).flatMap(links).find((href) => new URL(href).pathname.includes(path));
  await expect.poll(find, { message: `a link to ${path} in a mail to ${address}` }).toBeDefined();
  return (await find())!;
}

function links({ html }: ReceivedMail): string[] {
  return [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}
