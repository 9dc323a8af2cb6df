import type { Payload } from 'payload';
import type { NodeHandler } from '../platform/http/request-handler.ts';
import { languageCookie } from './language.ts';
import { readLink } from './reset-link.ts';

/**
 * A mailed link opens in the language of the account that it is for, as its mail was written, whatever the browser asks
 * for. Payload renders the document around a screen in the language of this cookie, before the screen knows its link.
 */
export function inLanguageOfLink(handle: NodeHandler, open: () => Promise<Payload>): NodeHandler {
  return async (request, response) => {
    const [, token] = /^\/admin\/reset\/([^/?]+)/.exec(request.url ?? '') ?? [];
    if (token) {
      const payload = await open();
      const language = (await readLink(token, payload))?.member.language;
      if (language) {
        const cookie = languageCookie(language, payload);
        const [pair] = cookie.split(';');
        const name = pair!.slice(0, pair!.indexOf('=') + 1);
        const others = (request.headers.cookie ?? '').split(/;\s*/).filter((one) => one && !one.startsWith(name));
        request.headers.cookie = [pair, ...others].join('; ');
        response.appendHeader('Set-Cookie', cookie);
      }
    }
    await handle(request, response);
  };
}
