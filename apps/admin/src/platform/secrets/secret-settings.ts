import type { Env } from '../../env.ts';

/** What of the settings must stand in no log. */
export function secretsOf({
  adminPassword,
  backup,
  databaseDirectUrl,
  databaseUrl,
  formerSecrets,
  metricsToken,
  oidc,
  s3,
  secret,
  smtpUrl,
  traces,
  translator,
}: Env): (string | undefined)[] {
  const inAddresses = [databaseUrl, databaseDirectUrl, smtpUrl].map(
    (address) => address && URL.parse(address)?.password,
  );
  return [
    adminPassword,
    metricsToken,
    backup.passphrase,
    oidc?.clientSecret,
    traces?.headers,
    s3?.secretKey,
    secret,
    ...formerSecrets,
    translator?.key,
    ...inAddresses,
    ...inAddresses.map((value) => value && decoded(value)),
  ];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
