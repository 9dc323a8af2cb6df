import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@nasaq/contract';
import type { APIRequest } from '@playwright/test';
import type { DeskList, DeskThread } from '../../apps/admin/src/chat/desk/desk-calls.ts';
import type { AdminApi } from './admin-api.ts';
import { adminUrl } from './addresses.ts';
import { logIn, newMember } from './staff-of-a-worker.ts';
import { expect, test as base } from './test.ts';

/** Somebody of the team at the chats, by the calls of their screen. */
export interface ChatAgent {
  name: string;
  /** The chat of somebody by their address. */
  chatOf(email: string): Promise<number>;
  /** What visitor, team and system have said in it. */
  messages(chat: number): Promise<ChatMessage[]>;
  says(chat: number, text: string): Promise<void>;
  act(chat: number, act: 'typing' | 'assign' | 'state' | 'marks', body?: object): Promise<void>;
  /** Where the visitor is. */
  pageOf(chat: number): Promise<string>;
}

/** The journeys' test with an agent of this journey alone. */
export const test = base.extend<{ agent: ChatAgent }>({
  agent: ({ adminApi, playwright }, use) => withAgent(adminApi, playwright.request, use),
});

/** @param use goes on with somebody of the team, who is removed when it has ended */
export async function withAgent(
  adminApi: AdminApi,
  requests: APIRequest,
  use: (agent: ChatAgent) => Promise<void>,
): Promise<void> {
  const member = await newMember(adminApi, ['agent'], 'Sara Adel');
  const request = await requests.newContext({ baseURL: adminUrl });
  const headers = { authorization: `JWT ${await logIn(request, member)}` };

  async function get<T>(path: string): Promise<T> {
    const answer = await request.get(`/chat-desk/${path}`, { headers });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as T;
  }
  async function post(path: string, data: object): Promise<void> {
    const answer = await request.post(`/chat-desk/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }

  const thread = (chat: number) => get<DeskThread>(`chats/${chat}`);
  await use({
    name: 'Sara',
    async chatOf(address) {
      const find = async () =>
        (await get<DeskList>(`chats?folder=unassigned&search=${encodeURIComponent(address)}`)).data.find(
          (chat) => chat.email === address,
        );
      await expect.poll(async () => (await find())?.id).toBeDefined();
      const { id } = (await find())!;
      await post(`chats/${id}/assign`, { user: member.id });
      return id;
    },
    messages: async (chat) => (await thread(chat)).messages,
    says: (chat, text) => post(`chats/${chat}/messages`, { clientId: randomUUID(), text }),
    act: (chat, act, body = {}) => post(`chats/${chat}/${act}`, body),
    pageOf: async (chat) => (await thread(chat)).chat.page,
  });
  await request.dispose();
  await adminApi.remove('users', member.id);
}
