import type * as oauth from 'oauth4webapi';
import { env } from '../../env.ts';
import type { OidcSettings } from '../../env/oidc.ts';

/** Milliseconds that one answer of the provider may take. */
const timeout = 10_000;
/** Milliseconds for which its addresses are believed. */
const believed = 60 * 60_000;

/** What one way through the provider is bound to. It is kept here, sealed, and counts once. */
export interface Asked {
  state: string;
  nonce: string;
  verifier: string;
  /** Where they wanted to go: a path of this host. */
  to: string;
}

/** Who the provider says came. */
export interface Identity {
  email: string;
  isVerified: boolean;
  name: string;
  groups: string[];
  /** Whether the provider has asked for several factors (RFC 8176). */
  isMultiFactor: boolean;
}

/** Registered with the provider, letter by letter. */
export const returnAddress = `${env.adminUrl}/admin/login`;

/** A new way. The code of the provider is worth nothing without the verifier, which stays here (PKCE). */
export async function newWay(to: string): Promise<Asked> {
  const { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } = await import('oauth4webapi');
  return { state: generateRandomState(), nonce: generateRandomNonce(), verifier: generateRandomCodeVerifier(), to };
}

/** Where a browser is sent. */
export async function authorizationAddress(settings: OidcSettings, asked: Asked): Promise<string> {
  const { calculatePKCECodeChallenge } = await import('oauth4webapi');
  const { server } = await discovered(settings);
  const address = new URL(server.authorization_endpoint!);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: returnAddress,
    response_type: 'code',
    scope: settings.scope,
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: await calculatePKCECodeChallenge(asked.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Exchanges what a browser brought back for what the provider says of who it is: state, issuer, signature, audience, times
 * and nonce are compared.
 * @param brought query of the address that the browser was sent back to
 * @throws what the library throws; `AuthorizationResponseError` where the provider refuses
 */
export async function identityOf(settings: OidcSettings, brought: URLSearchParams, asked: Asked): Promise<Identity> {
  const library = await import('oauth4webapi');
  const { client, options, server } = await discovered(settings);
  const code = library.validateAuthResponse(server, client, brought, asked.state);
  const authentication = authenticationOf(library, server, settings);
  const answer = await library.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    code,
    returnAddress,
    asked.verifier,
    options(),
  );
  const tokens = await library.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: asked.nonce,
    requireIdToken: true,
  });
  await library.validateApplicationLevelSignature(server, answer, options());
  const claims = library.getValidatedIdTokenClaims(tokens)!;
  // Many providers say the rest only to who asks with the token.
  const rest = server.userinfo_endpoint
    ? await library.processUserInfoResponse(
        server,
        client,
        claims.sub,
        await library.userInfoRequest(server, client, tokens.access_token, options()),
      )
    : {};
  return readClaims({ ...rest, ...claims }, settings);
}

function readClaims(claims: Record<string, unknown>, { groupsClaim }: OidcSettings): Identity {
  const texts = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');
  return {
    email: texts(claims.email)[0]?.trim().toLowerCase() ?? '',
    isVerified: claims.email_verified === true,
    name: texts(claims.name)[0]?.trim() ?? '',
    groups: texts(claims[groupsClaim]),
    isMultiFactor: texts(claims.amr).includes('mfa'),
  };
}

interface Discovered {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  options: () => { signal: AbortSignal };
  until: number;
}

let known: Discovered | undefined;

/** The provider's own word on its addresses, its keys and what it can do. */
async function discovered({ clientId, issuer }: OidcSettings): Promise<Discovered> {
  if (known && known.until > Date.now()) return known;
  const { allowInsecureRequests, discoveryRequest, processDiscoveryResponse } = await import('oauth4webapi');
  const at = new URL(issuer);
  // Settings allow http on this machine alone.
  const options = () => ({
    signal: AbortSignal.timeout(timeout),
    [allowInsecureRequests]: at.protocol === 'http:',
  });
  const server = await processDiscoveryResponse(at, await discoveryRequest(at, { algorithm: 'oidc', ...options() }));
  known = { server, client: { client_id: clientId }, options, until: Date.now() + believed };
  return known;
}

function authenticationOf(
  library: typeof oauth,
  { token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer,
  { clientSecret }: OidcSettings,
): oauth.ClientAuth {
  if (clientSecret === undefined) return library.None();
  return !methods || methods.includes('client_secret_basic')
    ? library.ClientSecretBasic(clientSecret)
    : library.ClientSecretPost(clientSecret);
}
