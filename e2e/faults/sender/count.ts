import { paths, formKinds, type Receipt, type FormKind } from '@nasaq/contract';
import type { ReceivedMail } from '../../support/mail-server.ts';
import type { Product } from '../product/product.ts';
import { until } from '../product/until.ts';

let scenes = 0;

/** A mail domain that nobody else uses, so that a test counts its own senders only. */
export function freshDomain(): string {
  scenes += 1;
  return `scene-${process.pid}-${Date.now()}-${scenes}.example`;
}

/** Part of the link in an invitation: whoever orders for the first time gets one beside the acknowledgement. */
const invitation = `${paths.password}?token=`;

/** Mails to addresses of a domain, each once however often it arrived: a receiver drops the second of one Message-ID. */
export function acknowledgements({ mail }: Product, domain: string): ReceivedMail[] {
  const mine = mail.mails.filter(
    ({ text, to }) => to.some((address) => address.endsWith(`@${domain}`)) && !text?.includes(invitation),
  );
  return [...new Map(mine.map((received) => [received.messageId, received])).values()];
}

/** References as they should stand in every place: those that senders were given, each once. */
export function eachOnce(receipts: readonly Pick<Receipt, 'reference'>[]): Outcome {
  const references = [...new Set(receipts.map(({ reference }) => reference))].toSorted();
  return { sent: references, stored: references, mailed: references, staff: references };
}

export interface Outcome {
  /** What the senders have in hand. */
  sent: string[];
  /** What the database holds. */
  stored: unknown[];
  /** What was mailed to the senders, by the reference in the text. */
  mailed: string[];
  /** What was mailed to the staff. */
  staff: string[];
}

/** Waits until every mail is out and says what became of everything that was sent from a domain. */
export async function outcome(
  product: Product,
  domain: string,
  receipts: readonly Pick<Receipt, 'reference'>[],
  // A dead worker's mail is taken up after 30 to 45 s.
  { patience = 90_000 } = {},
): Promise<Outcome> {
  const sent = receipts.map(({ reference }) => reference).toSorted();
  const mails = () => acknowledgements(product, domain);
  const staff = () => staffNotices(product, domain, sent);
  // A mail that never comes shows in the comparison, which says more than this wait.
  await until(
    async () => {
      await product.rows.letPausesPass();
      return mails().length >= sent.length && staff().length >= sent.length;
    },
    'every mail is out',
    { patience, pause: 250 },
  ).catch(() => {});
  const stored = await storedReferences(product, domain);
  const mailed = mails()
    .map(({ text, subject }) => sent.find((reference) => text?.includes(reference)) ?? `unknown: ${subject}`)
    .toSorted();
  const counts = { sent: sent.length, stored: stored.length, mailed: mailed.length, staff: staff().length };
  console.info(`    ${JSON.stringify(counts)}`);
  return { sent, stored, mailed, staff: staff() };
}

async function storedReferences({ rows }: Product, domain: string): Promise<unknown[]> {
  const kinds = await Promise.all(formKinds.map((kind: FormKind) => rows.from(kind, domain)));
  return kinds
    .flat()
    .map(({ reference }) => reference)
    .toSorted();
}

/** References that the staff's mailbox was told, once for each mail. */
function staffNotices({ mail }: Product, domain: string, references: readonly string[]): string[] {
  const others = mail.mails.filter(({ to }) => !to.some((address) => address.endsWith(`@${domain}`)));
  const unique = new Map(others.map((received) => [received.messageId, received]));
  return [...unique.values()]
    .map((received) => references.find((reference) => `${received.subject} ${received.text}`.includes(reference)))
    .filter((reference) => reference !== undefined)
    .toSorted();
}
