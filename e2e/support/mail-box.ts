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
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 20_000 }).toBeGreaterThan(place);
  return (await mailsTo(address))[place]!;
}

/** The first link in a mail to a page of the site. */
export function linkIn({ html }: ReceivedMail, path: string): string {
  const found = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  const link = found.find((href) => new URL(href).pathname.includes(path));
  if (!link) throw new Error(`No link to ${path} among ${found.join(', ')}`);
  return link;
}
