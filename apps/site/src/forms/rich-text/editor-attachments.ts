import { apiBasePath, type UploadRefusal } from '@nasaq/contract';
import type { FileItem } from '../core/form-values.ts';
import type { FieldUploads } from '../files/field-uploads.ts';
import { mayRetry, readProblem, type UploadProblem } from '../files/upload-error.ts';
import { attachmentOf, uploadAddress } from './attachments.ts';
import type { TrixAttachment } from './trix-element.ts';

/** A file that did not get into the text; `foreign`: a picture of another site. */
export interface Refused {
  filename: string;
  problem: UploadProblem | UploadRefusal | 'foreign';
}

/**
 * The attachments in the text and the items of the companion field, kept equal: a file that is put into the text goes
 * up, one that is taken out is deleted, one that is refused leaves the text.
 */
export class EditorAttachments {
  readonly #uploads: FieldUploads;
  readonly #refuse: (refused: Refused) => void;
  /** Item ids by attachment; a copy within the text shares the item of its original. */
  readonly #shown = new Map<TrixAttachment, string>();
  /** By item id, then by address: undo brings back what was deleted with us. */
  readonly #files = new Map<string, File>();
  #exchanging = false;

  constructor(uploads: FieldUploads, refuse: (refused: Refused) => void) {
    this.#uploads = uploads;
    this.#refuse = refuse;
  }

  get exchanging(): boolean {
    return this.#exchanging;
  }

  /** While the whole text is exchanged, its files are not taken out: they belong to the form. */
  exchange(load: () => void): void {
    this.#exchanging = true;
    load();
    this.#exchanging = false;
  }

  /** Asked before a file takes the place of what is selected. */
  accepts(file: File): boolean {
    const problem = this.#uploads.refusal(file);
    if (problem) this.#refuse({ filename: file.name, problem });
    return problem === null;
  }

  add(attachment: TrixAttachment): void {
    const address = attachment.getAttribute('url') ?? attachment.getAttribute('href');
    if (typeof address === 'string' && address !== '') this.#addStored(attachment, address);
    else if (attachment.file) this.#send(attachment, attachment.file);
    else this.#refuseAttachment(attachment, 'foreign');
  }

  remove(removed: TrixAttachment): void {
    const entry = [...this.#shown].find(([{ id }]) => id === removed.id);
    if (!entry) return;
    const [attachment, item] = entry;
    this.#shown.delete(attachment);
    const shared = [...this.#shown.values()].includes(item);
    if (!shared && !this.#exchanging) this.#uploads.remove(item);
  }

  /** The store's items have changed. */
  follow(): void {
    const items = this.#uploads.items();
    for (const [attachment, id] of this.#shown) {
      const item = items.find((item) => item.id === id);
      if (item) this.#show(attachment, item);
      else this.#takeOut(attachment);
    }
  }

  #addStored(attachment: TrixAttachment, address: string): void {
    const item = this.#uploads.items().find(({ token }) => token && uploadAddress(token) === address);
    const file = attachment.file ?? this.#files.get(address);
    if (item) this.#shown.set(attachment, item.id);
    else if (file && address.startsWith(apiBasePath)) this.#sendAgain(attachment, file);
    else this.#refuseAttachment(attachment, 'foreign');
  }

  /** Its upload is gone since it was taken out. */
  #sendAgain(attachment: TrixAttachment, file: File): void {
    attachment.setAttributes({ url: null, href: null });
    attachment.setFile(file);
    this.#send(attachment, file);
  }

  #send(attachment: TrixAttachment, file: File): void {
    const [item] = this.#uploads.add([file]);
    this.#shown.set(attachment, item!.id);
    this.#files.set(item!.id, file);
    this.#show(attachment, item!);
  }

  #show(attachment: TrixAttachment, item: FileItem): void {
    if (item.problem && !mayRetry(readProblem(item.problem))) {
      this.#refuseAttachment(attachment, readProblem(item.problem), item);
      return this.#uploads.remove(item.id);
    }
    if (item.progress !== undefined && !item.token) attachment.setUploadProgress(item.progress * 100);
    if (item.token && !attachment.getAttribute('url')) this.#store(attachment, item, item.token);
  }

  #store(attachment: TrixAttachment, item: FileItem, token: string): void {
    const attributes = attachmentOf(item, token);
    const file = this.#files.get(item.id);
    if (file) this.#files.set(attributes.url, file);
    attachment.setAttributes(attributes);
  }

  #refuseAttachment(attachment: TrixAttachment, problem: Refused['problem'], item?: FileItem): void {
    const filename = item?.filename ?? (attachment.getAttribute('filename') as string | undefined) ?? '';
    this.#takeOut(attachment);
    this.#refuse({ filename, problem });
  }

  /** Trix is in the middle of telling about it, and takes out only what it has finished putting in. */
  #takeOut(attachment: TrixAttachment): void {
    this.#shown.delete(attachment);
    queueMicrotask(() => attachment.remove());
  }
}
