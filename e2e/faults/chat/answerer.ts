import { randomUUID } from 'node:crypto';
import type { Product } from '../product/product.ts';
import { administrator, adminUrl } from '../product/places.ts';
import { until } from '../product/until.ts';
import { call } from '../sender/call.ts';
import type { Chatter } from './chatter.ts';

/** A member of staff who answers chats, as the agents' screen does. */
export class Answerer {
  readonly sent: string[] = [];
  private cookie = '';
  private readonly host: string;

  constructor(host = adminUrl) {
    this.host = host;
  }

  async signIn(): Promise<this> {
    const { text } = await call(`${this.host}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    this.cookie = `nasaq-admin-token=${(JSON.parse(text) as { token: string }).token}`;
    return this;
  }

  /** Until it is answered, under the same id. */
  async answer({ rows }: Product, { reference }: Chatter, text: string): Promise<void> {
    const [chat] = await rows.query('SELECT id FROM chats WHERE reference = $1', [reference]);
    const clientId = randomUUID();
    await until(
      async () => {
        const answer = await call(`${this.host}/chat-desk/chats/${Number(chat?.id)}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: this.cookie, origin: adminUrl },
          body: JSON.stringify({ clientId, text }),
        }).catch(() => undefined);
        if (answer && ![200, 201].includes(answer.status) && answer.status < 500)
          throw new Error(`The answer was refused: ${answer.status} ${answer.text}`);
        return answer?.status === 200 || answer?.status === 201;
      },
      'the answer is taken',
      { patience: 90_000, pause: 200 },
    );
    this.sent.push(clientId);
  }
}
