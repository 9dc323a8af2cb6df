/**
 * Trusted Types: where a browser knows them, a page refuses text wherever it would become elements or the address of a
 * script, but for what one of its policies has passed.
 * @see https://www.w3.org/TR/trusted-types/
 */
interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}
interface Rules {
  /** They return nothing for what must not be. */
  createHTML: (html: string) => string | undefined;
  createScriptURL?: (address: string) => string | undefined;
}
export interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(address: string): string;
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-interface
  interface TrustedHTML {}
  var trustedTypes: Factory | undefined;
}

export interface Policies {
  /** `undefined` where the browser knows none. For `TRUSTED_TYPES_POLICY` of DOMPurify. */
  own: Policy | undefined;
  /** HTML of our own, which was made or sanitised by us; without such types the text as it is. */
  trusted(html: string): string | TrustedHTML;
  /** Libraries that hand text to the browser are given what this leaves of it, and nothing before it is called. */
  sanitizeTextOfLibraries(sanitizer: (html: string) => string): void;
}

/** React makes every script element out of this, which so never runs. */
const emptyScript = '<script></script>';

/** What a page's content security policy says to it. @param further names of policies that others open */
export function directives(...further: string[]): string[] {
  return ["require-trusted-types-for 'script'", ['trusted-types own default', ...further].join(' ')];
}

/**
 * Opens a page's policies, once: `own` for what we say ourselves, and the one that the browser asks where text is handed
 * to it without any, by React, a library or `Worker`.
 * @param scripts folder of the page's own origin in which the scripts of its build are, with a slash at both ends
 */
export function openPolicies(scripts: string): Policies {
  const factory = globalThis.trustedTypes;
  let sanitize: ((html: string) => string) | undefined;
  const own = factory?.createPolicy('own', { createHTML: (html) => html });
  factory?.createPolicy('default', {
    // Without a `<` it makes no element: what empties one, and the rules that a library writes into a `style`.
    createHTML: (html) => (!html.includes('<') || html === emptyScript ? html : sanitize?.(html)),
    createScriptURL: (address) =>
      new URL(address, location.href).href.startsWith(location.origin + scripts) ? address : undefined,
  });
  return {
    own,
    trusted: (html) => own?.createHTML(html) ?? html,
    sanitizeTextOfLibraries: (sanitizer) => void (sanitize = sanitizer),
  };
}
