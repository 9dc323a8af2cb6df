import type { Locale, PlannedField, Upload } from '@nasaq/contract';
import type { FormStore } from '../core/form-store.ts';
import { type FileItem, filesOf } from '../core/form-values.ts';
import { makeKey } from '../core/make-key.ts';
import { chosenFile, findFile, keepFile, keepFileOnDevice, releaseFile } from './chosen-files.ts';
import { fileRules, refusalOf } from './file-rules.ts';
import { mayRetry, readProblem, UploadError, type UploadProblem } from './upload-error.ts';
import { removeUpload, uploadFile } from './upload-file.ts';

/** The files of one field of a form: what is chosen goes up at once, and the store's items tell how far it is. */
export interface FieldUploads {
  items(): readonly FileItem[];
  /** Why a file would not be taken; `null` where only the server can tell. */
  refusal(file: File): UploadProblem | null;
  /** Their items, in the same order. In a field of one file, one that may be taken stands in the place of the last one. */
  add(files: Iterable<File>): FileItem[];
  retry(id: string): void;
  /** Wherever it is on its way; what is stored already is deleted there too. */
  remove(id: string): void;
  /** Sends what waits, and what failed for want of a connection: on mount, and whenever the line is back. */
  resume(): void;
  /** Ends what is under way; it stays in the store as waiting. */
  stop(): void;
}

/** Of all fields together: more at once only make each slower. */
const upload = atMost(2);

/** @param planned what the owner takes with a field of the owner's */
export function createFieldUploads(
  store: FormStore,
  field: string,
  locale: Locale,
  planned?: Pick<PlannedField, 'files' | 'max'>,
): FieldUploads {
  const rules = fileRules(store.kind, field, planned);
  const underWay = new Map<string, AbortController>();
  /** In a field of one file, the stored one by the item that took its place: it comes back unless that is stored, too. */
  const replaced = new Map<string, FileItem>();
  const items = () => filesOf(store.get(field));

  const room = () => rules.max - items().filter(({ problem }) => !problem || mayRetry(readProblem(problem))).length;

  function change(id: string, patch: Partial<FileItem>): void {
    if (items().some((item) => item.id === id))
      store.set(
        field,
        items().map((item) => (item.id === id ? { ...item, ...patch } : item)),
      );
  }

  /** @param next what takes the place; without, only what was refused goes */
  function makeRoom(next: FileItem | undefined): void {
    for (const item of items().filter(({ problem }) => next || problem)) {
      const former = item.token ? item : replaced.get(item.id);
      takeOut(item.id);
      if (next && former) replaced.set(next.id, former);
    }
  }

  function takeOut(id: string): void {
    underWay.get(id)?.abort();
    releaseFile(id);
    replaced.delete(id);
    store.set(
      field,
      items().filter((item) => item.id !== id),
    );
  }

  /** Sent once more, a file takes the place again of what had come back. */
  function takePlace(id: string): void {
    const former = rules.max === 1 ? items().find(({ token }) => token) : undefined;
    if (!former) return;
    takeOut(former.id);
    replaced.set(id, former);
  }

  /** What a file was to replace stands there again. */
  function bringBack(id: string): void {
    const former = replaced.get(id);
    replaced.delete(id);
    if (former) store.set(field, [former, ...items()]);
  }

  async function send(id: string): Promise<void> {
    const abort = new AbortController();
    underWay.set(id, abort);
    takePlace(id);
    change(id, { problem: undefined, progress: undefined });
    try {
      const file = chosenFile(id) ?? (await findFile(id));
      if (!file) return fail(id, 'lost');
      const stored = await upload(() => {
        change(id, { progress: 0, problem: undefined });
        return uploadFile(file, {
          kind: store.kind,
          field,
          locale,
          signal: abort.signal,
          onProgress: wholePercents((progress) => change(id, { progress })),
        });
      }, abort.signal);
      finish(id, stored);
    } catch (error) {
      if (!abort.signal.aborted) fail(id, error instanceof UploadError ? error.problem : unexpected(error));
    } finally {
      underWay.delete(id);
    }
  }

  function finish(id: string, stored: Upload): void {
    const { token, filename, filesize, contentType } = stored;
    const former = replaced.get(id);
    replaced.delete(id);
    if (former?.token) removeUpload(former.token, locale);
    releaseFile(id);
    change(id, { token, filename, filesize, contentType, upload: stored, progress: 1, problem: undefined });
    store.commit(field);
  }

  function fail(id: string, problem: UploadProblem): void {
    // Without a line nothing is wrong with the file: it waits.
    const waits = problem === 'connection' && !navigator.onLine;
    change(id, { progress: undefined, problem: waits ? undefined : problem });
    if (!waits) bringBack(id);
    store.commit(field);
  }

  return {
    items,
    refusal: (file) => refusalOf(file, rules) ?? (room() > 0 ? null : 'too_many'),
    add(files) {
      const added = [...files].map((file): FileItem => {
        const item = { id: makeKey(), filename: file.name, filesize: file.size, contentType: file.type };
        const problem = refusalOf(file, rules) ?? undefined;
        if (problem) keepFile(item.id, file);
        else keepFileOnDevice(item.id, file);
        return { ...item, problem };
      });
      if (rules.max === 1) makeRoom(added.find(({ problem }) => !problem));
      let left = room();
      const placed = added.map((item) => (item.problem || left-- > 0 ? item : { ...item, problem: 'too_many' }));
      store.set(field, [...items(), ...placed]);
      store.commit(field);
      for (const { id, problem } of placed) if (!problem && navigator.onLine) void send(id);
      return placed;
    },
    retry: (id) => void send(id),
    remove(id) {
      const item = items().find((item) => item.id === id);
      if (!item) return;
      bringBack(id);
      takeOut(id);
      store.commit(field);
      if (item.token) removeUpload(item.token, locale);
    },
    resume() {
      for (const { id, token, problem } of items())
        if (!token && !underWay.has(id) && (!problem || problem === 'connection')) void send(id);
    },
    stop() {
      for (const [id, abort] of underWay) {
        abort.abort();
        change(id, { progress: undefined });
      }
    },
  };
}

/** Every step is a change of the form's state; a hundred of them show as much as ten thousand. */
function wholePercents(report: (progress: number) => void): (sent: number) => void {
  let last = 0;
  return (sent) => {
    const percent = Math.floor(sent * 100);
    if (percent === last) return;
    last = percent;
    report(percent / 100);
  };
}

function unexpected(error: unknown): UploadProblem {
  console.error(error);
  return 'server';
}

/** Runs tasks in their order, at most `limit` at a time. A task that is aborted while it waits never begins. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (running < limit) running += 1;
    else await turn(signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The place goes over to the next one, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal!.reason as Error);
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
