declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Within the answers that a provider is asked to give. */
  interface Context {
    oidc: { client?: { clientId: string }; session?: { accountId?: string } };
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Configuration {
    clients: object[];
    claims: Record<string, string[]>;
    scopes: string[];
    cookies: { keys: string[] };
    features: { devInteractions: { enabled: boolean } };
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    findAccount: (context: Context, id: string) => { accountId: string; claims: () => object };
    loadExistingGrant: (context: Context) => Promise<Grant>;
    ttl: Record<string, number>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
  }
}
