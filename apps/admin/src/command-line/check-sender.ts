import { Resolver } from 'node:dns/promises';
import { bad, type Finding, look, ok } from './finding.ts';

/** What is asked of DNS; both fail with `code` as Node's resolver does. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolveTxt'>;

/** Of names that DNS never has: RFC 2606, RFC 6761. */
const reserved = /(?:^|\.)(?:example|invalid|localhost|test|local)$|(?:^|\.)example\.(?:com|net|org)$/;

/**
 * Whether servers that get our mails can tell that they are ours, by the domain that they are from.
 * @param selector under which the provider that signs our mails has its key; it cannot be guessed
 */
export async function senderFindings(
  address: string,
  selector: string | undefined,
  resolver: MailResolver = new Resolver({ timeout: 3_000, tries: 1 }),
): Promise<Finding[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (reserved.test(domain))
    return [look(`Mails are from ${address}: ${domain} is no real domain. Set MAIL_FROM, or mails end as spam.`)];
  const texts = async (name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  return Promise.all([
    judged(
      domain,
      'MX',
      () => resolver.resolveMx(domain),
      (servers) =>
        servers.length > 0
          ? ok(`${domain} takes mail: answers and bounces arrive.`)
          : look(
              `${domain} has no MX record: answers to our mails and bounces are lost. Add one, or change MAIL_FROM.`,
            ),
    ),
    judged(
      domain,
      'SPF',
      () => texts(domain),
      (found) => spf(domain, found),
    ),
    selector === undefined
      ? look(`DKIM of ${domain} was not looked at: name the selector of your provider, --dkim-selector NAME.`)
      : judged(
          domain,
          'DKIM',
          () => texts(`${selector}._domainkey.${domain}`),
          (found) =>
            found.some((text) => /(?:^|;)\s*p=\s*[^;\s]/.test(text))
              ? ok(`${domain} has a DKIM key under ${selector}.`)
              : look(
                  `${domain} has no DKIM key under ${selector}: publish ${selector}._domainkey.${domain} as your provider gives it.`,
                ),
        ),
    judged(
      domain,
      'DMARC',
      () => texts(`_dmarc.${domain}`),
      (found) =>
        found.some((text) => /^v=DMARC1\b/i.test(text))
          ? ok(`${domain} has a DMARC policy.`)
          : look(`${domain} has no DMARC policy: publish _dmarc.${domain} as TXT, "v=DMARC1; p=none" to begin with.`),
    ),
  ]);
}

function spf(domain: string, found: string[]): Finding {
  const policies = found.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  if (policies.length === 0)
    return look(`${domain} has no SPF record: publish a TXT of "v=spf1 … -all" with the servers that send for it.`);
  if (policies.length > 1)
    return bad(`${domain} has ${policies.length} SPF records, and so none that counts: make one of them.`);
  return /\s\+?all(?:\s|$)/i.test(policies[0]!)
    ? look(`The SPF record of ${domain} lets everybody send for it: end it with "-all" or "~all".`)
    : ok(`${domain} has an SPF record. That it names the server of SMTP_URL, its provider says.`);
}

/** That there is no record is an answer; that DNS gives none is another. */
async function judged<T>(
  domain: string,
  kind: string,
  ask: () => Promise<T[]>,
  judge: (found: T[]) => Finding,
): Promise<Finding> {
  try {
    return judge(await ask());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return judge([]);
    return look(
      `${kind} of ${domain} could not be asked for: DNS is not reachable from here (${code}). Try elsewhere.`,
    );
  }
}
