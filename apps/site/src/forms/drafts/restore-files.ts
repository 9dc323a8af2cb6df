import { apiBasePath, apiVersion, localeHeader } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { splitLocale } from '../../locale/split-locale.ts';
import { withSession } from '../../session/index.ts';
import type { FormStore } from '../core/form-store.ts';
import { type FileItem, filesOf, isWaiting } from '../core/form-values.ts';
import { findFile } from '../files/chosen-files.ts';

/**
 * The files of a restored form. What had not gone up is offered again, or is to be chosen again where the browser has it
 * no more. What had gone up in an earlier visit may have been deleted since, after two days: the field says so then.
 * Where the server cannot be asked now, it will say so when the form is sent.
 */
export async function restoreFiles(store: FormStore, ask: typeof fetch = (...call) => fetch(...call)): Promise<void> {
  const fields = Object.keys(store.fields).filter((name) => store.fields[name]!.type === 'files');
  await Promise.all(
    fields.flatMap((name) =>
      filesOf(store.get(name)).map(async (restored) => {
        const { id, token } = restored;
        if (isWaiting(restored)) {
          const found = (await findFile(id)) !== undefined;
          change(store, name, (item) => (item.id === id && isWaiting(item) ? offered(item, found) : item));
        } else if (token !== undefined && (await isGone(token, ask)))
          change(store, name, (item) => (item.token === token ? lost(item) : item));
      }),
    ),
  );
}

function offered(item: FileItem, found: boolean): FileItem {
  if (!found) return lost(item);
  // Somebody sends it already.
  return item.progress === undefined ? { ...item, problem: 'connection' } : item;
}

function lost({ id, filename, filesize, contentType }: FileItem): FileItem {
  return { id, filename, filesize, contentType, problem: 'lost' };
}

function change(store: FormStore, name: string, rule: (item: FileItem) => FileItem): void {
  const items = filesOf(store.get(name));
  const next = items.map(rule);
  if (next.every((item, index) => item === items[index])) return;
  store.set(name, next);
  store.commit(name);
}

async function isGone(token: string, ask: typeof fetch): Promise<boolean> {
  const request = { method: 'HEAD', url: `${apiBasePath}uploads/${encodeURIComponent(token)}?v=${apiVersion}` };
  try {
    return await withSession(request, async (headers) => {
      const { status } = await ask(request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'cache-control': 'no-cache',
          [localeHeader]: splitLocale(window.location.pathname).locale,
          ...headers,
        },
      });
      if (status === 401) throw new ApiError(request, status, null);
      return status === 404 || status === 410;
    });
  } catch {
    return false;
  }
}
