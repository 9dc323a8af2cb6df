import { chooseEncoding, forEver, Representation, writeVariant } from '@nasaq/serving';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Below it, the names say all about the content. */
const prefix = '/_next/static/';
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const headers = { 'Cache-Control': forEver, Vary: 'Accept-Encoding' };

/**
 * Scripts and styles of the screens, out of memory: each is compressed once, where Next would compress it anew for every
 * browser that has none of them yet.
 * @param folder what Next's build has left for browsers
 * @returns answers such a request, and says whether it did
 */
export function builtFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) in types)
      .map((name) => name.replaceAll(path.sep, '/')),
  );
  const read = new Map<string, Promise<Representation>>();

  async function open(name: string): Promise<Representation> {
    return new Representation(await readFile(path.join(folder, name)), types[path.extname(name)]!, headers);
  }

  return async (request, response) => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(prefix)) return false;
    const name = url.slice(prefix.length).replace(/\?.*/, '');
    if (!names.has(name)) return false;
    const file = read.get(name) ?? open(name);
    read.set(name, file);
    // One that could not be read is not remembered.
    file.catch(() => read.delete(name));
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    writeVariant(request, response, await (await file).encoded(encoding));
    return true;
  };
}
