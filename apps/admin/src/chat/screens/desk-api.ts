import type { ChatMessage, ChatMessageRequest } from '@nasaq/contract';
import type { DeskFile, DeskFolder, DeskList, DeskNote, DeskReply, DeskThread } from '../desk/desk-calls.ts';

/** The host has answered, and said no. */
export class DeskRefused extends Error {
  readonly status: number;

  /** @param message in the language of the menus; empty where the host has no words for it */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** The same call may work later. */
  get passing(): boolean {
    return this.status >= 500 || [401, 408, 425, 429].includes(this.status);
  }
}

type ChatAction = 'typing' | 'marks' | 'assign' | 'state' | 'spam';

/** The calls of the agents' screen; all of them throw where the host is not reached, and `DeskRefused` where it refuses. */
export interface DeskApi {
  list(folder: DeskFolder, search: string, page: number): Promise<DeskList>;
  thread(chatId: number, after: number): Promise<DeskThread>;
  replies(): Promise<readonly DeskReply[]>;
  upload(chatId: number, file: File): Promise<DeskFile>;
  send(chatId: number, message: ChatMessageRequest): Promise<ChatMessage>;
  note(chatId: number, text: string): Promise<DeskNote>;
  act(chatId: number, action: ChatAction, body: object): Promise<void>;
  available(available: boolean): Promise<void>;
}

export const deskPath = '/chat-desk';

export const deskApi: DeskApi = {
  list: (folder, search, page) => call(`/chats?${new URLSearchParams({ folder, search, page: String(page) })}`),
  thread: (chatId, after) => call(`/chats/${chatId}?after=${after}`),
  replies: () => call('/replies'),
  upload: (chatId, file) =>
    call(`/chats/${chatId}/files`, {
      method: 'POST',
      headers: {
        'Content-Type': file.type || 'application/octet-stream',
        'X-File-Name': encodeURIComponent(file.name),
      },
      body: file,
    }),
  send: (chatId, message) => call(`/chats/${chatId}/messages`, json(message)),
  note: (chatId, text) => call(`/chats/${chatId}/notes`, json({ text })),
  act: (chatId, action, body) => call(`/chats/${chatId}/${action}`, json(body)),
  available: (available) => call('/available', json({ available })),
};

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Milliseconds; a file over a slow network may take longer. */
const timeout = 20_000;

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(deskPath + path, {
    credentials: 'same-origin',
    ...(init.body instanceof File ? {} : { signal: AbortSignal.timeout(timeout) }),
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
  });
  const body = response.status === 204 ? undefined : ((await response.json().catch(() => undefined)) as unknown);
  if (!response.ok) throw new DeskRefused(response.status, refusal(body));
  return body as Answer;
}

function refusal(body: unknown): string {
  const { error } = (body ?? {}) as { error?: { message?: string } };
  return error?.message ?? '';
}
