import { z } from 'zod';

/**
 * Who signs in through OpenID Connect: kept letter by letter, as a provider compares it. The network reads what http carries:
 * it is for a provider on this machine.
 */
const issuer = z.url({ protocol: /^https?$/, error: 'must be an absolute https address' }).refine(
  (value) => {
    const { hostname, protocol } = new URL(value);
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  },
  { error: 'must begin with https://' },
);

/** `company.example, company.test` */
const domains = z.string().transform((value, context) => {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase());
  if (entries.every((entry) => /^[^@\s/.]+(?:\.[^@\s/.]+)+$/.test(entry))) return entries;
  context.addIssue('must be domains of mail addresses, separated by commas: company.example');
  return z.NEVER;
});

/** As `platform/staff/roles.ts` has them, which lies above the settings. */
export const roleNames = ['admin', 'editor', 'recruiter', 'agent', 'sales'] as const;

export interface GroupRole {
  group: string;
  role: (typeof roleNames)[number];
}

/** `web-team=editor, it=admin`: which group of the provider has which role here. */
const groupRoles = z.string().transform((value, context): GroupRole[] => {
  const pairs = value.split(',').map((entry) => /^(?<group>.+)=(?<role>[a-z]+)$/.exec(entry.trim())?.groups);
  const read = pairs.flatMap((pair) => {
    const role = roleNames.find((one) => one === pair?.role);
    return role ? [{ group: pair!.group!.trim(), role }] : [];
  });
  if (read.length === pairs.length) return read;
  context.addIssue(`must be groups with one of ${roleNames.join(', ')} each, separated by commas: web-team=editor`);
  return z.NEVER;
});

/** What sets up the sign-in of staff by a provider of OpenID Connect. */
export const oidcValues = {
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/\bopenid\b/, 'must contain openid')
    .default('openid email profile'),
  OIDC_DOMAINS: domains.default([]),
  OIDC_ROLES: groupRoles.default([]),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  OIDC_TRUST_EMAIL: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
};

/** A provider of OpenID Connect. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** `undefined` = a public client: the provider goes by PKCE alone. */
  clientSecret: string | undefined;
  /** As its button calls it; `undefined` = the company's account. */
  name: string | undefined;
  scope: string;
  /** Of the mail addresses that may come; none = any. */
  domains: string[];
  /** Who has one of these groups and is no member becomes one; none = members alone come in. */
  roles: GroupRole[];
  groupsClaim: string;
  /** Whether an address counts of which the provider does not say that it has verified it. */
  trustsEmail: boolean;
}

type Values = z.infer<z.ZodObject<typeof oidcValues>>;

/** Settings that say nothing without others, a line each. */
export function halfSetOidc({ OIDC_CLIENT_ID, OIDC_ISSUER }: Values): string[] {
  return Boolean(OIDC_ISSUER) === Boolean(OIDC_CLIENT_ID) ? [] : ['OIDC_ISSUER and OIDC_CLIENT_ID need each other'];
}

export function oidcOf(values: Values): OidcSettings | undefined {
  const { OIDC_CLIENT_ID, OIDC_ISSUER } = values;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME,
    scope: values.OIDC_SCOPE,
    domains: values.OIDC_DOMAINS,
    roles: values.OIDC_ROLES,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    trustsEmail: values.OIDC_TRUST_EMAIL === 'true',
  };
}
