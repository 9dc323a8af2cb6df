import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { retryWhileDatabaseIsDown } from '../platform/database/database-outage.ts';
import { RefusingSemaphore } from '../platform/database/refusing-semaphore.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { claimUploads } from '../uploads/index.ts';
import { lockChat, type ChatRow } from './chat-row.ts';
import { signal, type ChatSignal } from './chat-signals.ts';
import { queryIn, type Query } from '../platform/database/query.ts';
import type { MessageRow, StoredFile } from './message-row.ts';

/** Besides the ten of the submissions, so that readers keep some of the pool's twenty connections. */
const transactions = new RefusingSemaphore({ permits: 6, queueLimit: 2_000, waitTimeout: 20_000 });

/**
 * One change of a chat: its row is locked, what `work` does is stored whole or not at all, and every host is told once
 * it is. It is tried again while the database restarts, so `work` must find what it did before.
 * @throws {ApiError} `not_found` for a chat that is not there
 */
export async function changeChat<T>(
  payload: Payload,
  by: { id: number } | { reference: string },
  work: (chat: OpenChat) => Promise<T>,
): Promise<T> {
  return transact(payload, async (req) => {
    const query = await queryIn(req);
    const row = await lockChat(by, query);
    if (!row) throw new ApiError('not_found');
    const chat = new OpenChat(row, req, query);
    const result = await work(chat);
    await chat.save();
    return result;
  });
}

export function transact<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return retryWhileDatabaseIsDown(() => transactions.run(() => inTransaction(payload, work)));
}

export interface NewMessage {
  /** Absent for what the system says. */
  clientId?: string;
  from: ChatMessage['from'];
  agent?: { id: number; name: string };
  text?: string;
  notice?: ChatMessage['notice'];
  /** Tokens of uploads that nobody has claimed yet. */
  files?: readonly string[];
}

/** Columns of `chats` that changes write. */
type Columns = Partial<
  Record<
    | 'state'
    | 'assignee_id'
    | 'offline'
    | 'spam'
    | 'page'
    | 'snoozed_until'
    | 'waiting_since'
    | 'first_answer_at'
    | 'resolved_at'
    | 'mailed_at'
    | 'mailed_sequence'
    | 'rating'
    | 'rating_comment'
    | 'visitor_delivered'
    | 'visitor_read'
    | 'agent_delivered'
    | 'agent_read',
    string | number | boolean | Date | null
  >
>;

/** A chat whose row is locked until its transaction ends. */
export class OpenChat {
  /** As it was when it was locked. */
  readonly row: ChatRow;
  readonly req: PayloadRequest;
  readonly query: Query;
  private lastSequence: number;
  private readonly columns: Record<string, unknown> = {};
  private readonly signals: ChatSignal[] = [];

  constructor(row: ChatRow, req: PayloadRequest, query: Query) {
    this.row = row;
    this.req = req;
    this.query = query;
    this.lastSequence = row.lastSequence;
  }

  /** The next message: the lock is what makes its number the next one. */
  async append({ clientId = randomUUID(), from, agent, text = '', notice = null, files = [] }: NewMessage) {
    const now = new Date();
    const stored = await this.claim(files);
    const sequence = (this.lastSequence += 1);
    await this.query(
      `INSERT INTO chat_messages (chat_id, sequence, client_id, "from", agent_id, text, notice, files, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        this.row.id,
        sequence,
        clientId,
        from,
        agent?.id ?? null,
        text,
        notice,
        stored.length > 0 ? JSON.stringify(stored) : null,
        now,
      ],
    );
    Object.assign(this.columns, { last_sequence: sequence, last_message_at: now });
    this.signals.push({ chat: this.row.id, message: sequence });
    const message: MessageRow = {
      sequence,
      clientId,
      from,
      text,
      notice,
      agent: agent ?? null,
      files: stored,
      at: now.toISOString(),
    };
    return message;
  }

  /** @param who is concerned: staff alone, or the visitor too */
  set(columns: Columns, who: 'all' | 'desk' = 'all'): void {
    Object.assign(this.columns, columns);
    this.notify({ chat: this.row.id, changed: who });
  }

  /** Once it is stored. */
  notify(told: ChatSignal): void {
    this.signals.push(told);
  }

  async save(): Promise<void> {
    const names = Object.keys(this.columns);
    if (names.length > 0) {
      const list = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
      await this.query(`UPDATE chats SET ${list}, updated_at = now() WHERE id = $1`, [
        this.row.id,
        ...Object.values(this.columns),
      ]);
    }
    for (const told of this.signals) await signal(told, this.req);
  }

  private async claim(tokens: readonly string[]): Promise<StoredFile[]> {
    const uploads = await claimUploads(tokens, { kind: 'chats', field: 'files', id: this.row.id }, this.req);
    return uploads.map(({ id, filename, filesize, content_type, width, height }) => ({
      id,
      filename,
      filesize,
      contentType: content_type,
      width: width ?? null,
      height: height ?? null,
    }));
  }
}
