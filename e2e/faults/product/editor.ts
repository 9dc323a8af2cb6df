import { type ContentType, type Locale, locales } from '@nasaq/contract';
import { administrator, adminUrl } from './places.ts';

interface Found {
  docs: { id: number }[];
}

/** Somebody who edits content, by the interface that the admin host's screens use. */
export class Editor {
  #token: string | undefined;

  async idOf(type: ContentType, slug: string, locale: Locale): Promise<number> {
    const query = new URLSearchParams({ 'where[slug][equals]': slug, locale, limit: '1', depth: '0' });
    const { docs } = await this.#call<Found>('GET', `${type}?${query}`);
    if (!docs[0]) throw new Error(`There is no ${type} entry ${slug}.`);
    return docs[0].id;
  }

  /** Saves for readers, in one language. */
  async publish(type: ContentType, id: number, locale: Locale, data: object): Promise<void> {
    await this.#call('PATCH', `${type}/${id}?locale=${locale}&depth=0`, { ...data, _status: 'published' });
  }

  /** Takes it from readers, in one language. */
  async withdraw(type: ContentType, id: number, locale: Locale): Promise<void> {
    await this.#call('PATCH', `${type}/${id}?locale=${locale}&depth=0`, { _status: 'draft' });
  }

  /** Puts both languages on the clock. */
  async schedule(type: ContentType, id: number, action: 'publish' | 'unpublish', at: Date): Promise<void> {
    await this.#call('POST', `${type}/${id}/schedules`, { action, locales, at: at.toISOString() });
  }

  async #call<T>(method: string, path: string, data?: object): Promise<T> {
    this.#token ??= await this.#signIn();
    return send<T>(method, path, data, { authorization: `JWT ${this.#token}` });
  }

  async #signIn(): Promise<string> {
    return (await send<{ token: string }>('POST', 'users/login', administrator, {})).token;
  }
}

async function send<T>(method: string, path: string, data: object | undefined, headers: Record<string, string>) {
  const answer = await fetch(`${adminUrl}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
