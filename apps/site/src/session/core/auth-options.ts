import { authDefaults, paths } from '@nasaq/contract';

export interface TokenOptions {
  /** Before the strategy's name: the keys of the token and of its expiration in storage. */
  prefix: string;
  expirationPrefix: string;
  /** Seconds that a token counts that says nothing of its expiry, and that it is stored; `false` = it never expires. */
  maxAge: number | false;
  /** Before the token in its header; `false` = the token alone. */
  type: string | false;
  /** Name of the header. */
  name: string;
  /** Where the login answer holds the token, and the seconds that it lives. */
  property: string;
  expiresProperty: string;
}

export interface StrategyOptions {
  token: TokenOptions;
  /** Where the answer to `user` holds the user. */
  userProperty: string;
  /** Below the API. */
  endpoints: { login: string; logout: string; user: string };
  clientId?: string;
  grantType?: string;
  scope?: string | string[];
}

export type RedirectName = 'login' | 'logout' | 'home';

export interface CookieOptions {
  /** Of every cookie's name. */
  prefix: string;
  path: string;
  /** Seconds; tokens have their own. */
  maxAge: number;
  sameSite: 'lax' | 'strict';
  secure: boolean;
}

export interface AuthOptions {
  strategies: Record<string, StrategyOptions>;
  defaultStrategy: string | null;
  cookie: CookieOptions;
  /** Paths without locale prefix; `false` = nobody is led anywhere. */
  redirect: Record<RedirectName, string | false>;
  /** Milliseconds between two looks at the token's expiry; `true` = 1000. */
  validationInterval: number | boolean;
  /** Ends the session with any error of the module, or with those that the function says. */
  resetOnError: boolean | ((error: unknown) => boolean);
}

export type AuthSettings = Partial<Omit<AuthOptions, 'strategies' | 'cookie' | 'redirect'>> & {
  strategies?: Record<string, StrategySettings>;
  cookie?: Partial<CookieOptions>;
  redirect?: Partial<AuthOptions['redirect']>;
};
export type StrategySettings = Partial<Omit<StrategyOptions, 'token' | 'endpoints'>> & {
  token?: Partial<TokenOptions>;
  endpoints?: Partial<StrategyOptions['endpoints']>;
};

/** Settings over the usual ones (`authDefaults`): what is not set is as they say. */
export function authOptions({ strategies, cookie, redirect, ...settings }: AuthSettings = {}): AuthOptions {
  const named = strategies ?? { [authDefaults.strategy]: {} };
  return {
    defaultStrategy: authDefaults.strategy,
    validationInterval: false,
    resetOnError: false,
    ...settings,
    strategies: Object.fromEntries(Object.entries(named).map(([name, each]) => [name, strategyOptions(each)])),
    cookie: {
      prefix: authDefaults.cookiePrefix,
      path: '/',
      maxAge: authDefaults.cookieMaxAge,
      sameSite: 'lax',
      secure: true,
      ...cookie,
    },
    redirect: { login: paths.login, logout: paths.login, home: paths.home, ...redirect },
  };
}

function strategyOptions({ token, endpoints, ...settings }: StrategySettings): StrategyOptions {
  return {
    userProperty: 'user',
    ...settings,
    endpoints: { login: 'auth/login', logout: 'auth/logout', user: 'auth/user', ...endpoints },
    token: {
      prefix: authDefaults.tokenPrefix,
      expirationPrefix: authDefaults.expirationPrefix,
      maxAge: authDefaults.tokenMaxAge,
      type: authDefaults.tokenType,
      name: authDefaults.tokenHeader,
      property: 'token',
      expiresProperty: 'expires_in',
      ...token,
    },
  };
}
