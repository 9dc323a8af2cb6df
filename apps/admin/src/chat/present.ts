import { apiBasePath, apiVersion, previewableTypes, type Chat, type ChatFile, type ChatMessage } from '@nasaq/contract';
import { maskedEmail } from '../platform/secrets/masked-email.ts';
import { chatFileKey } from './chat-key.ts';
import type { ChatRow } from './chat-row.ts';
import { firstName } from '../platform/staff/member-name.ts';
import type { MessageRow, StoredFile } from './message-row.ts';

/** A chat as its visitor may know it. */
export function presentChat(chat: ChatRow): Chat {
  const { reference, state, topic, name, locale, startedAt, marks, rating, offline, lastSequence } = chat;
  return {
    reference,
    state,
    topic,
    name,
    email: maskedEmail(chat.email),
    locale,
    startedAt,
    agent: chat.assignee && firstName(chat.assignee.name),
    marks,
    rating,
    offline,
    lastSequence,
  };
}

/** For the visitor of the chat with this reference. */
export function presentMessage(message: MessageRow, reference: string): ChatMessage {
  return present(message, ({ id }) => {
    return `${apiBasePath}chat/${reference}/files/${id}-${chatFileKey(reference, id)}?v=${apiVersion}`;
  });
}

/** For staff, who read files where they read those of every submission. */
export function presentForDesk(message: MessageRow): ChatMessage {
  return present(message, ({ id }) => `/uploads/${id}`);
}

function present(message: MessageRow, addressOf: (file: StoredFile) => string): ChatMessage {
  const { sequence, clientId, from, agent, text, notice, files, at } = message;
  return {
    sequence,
    clientId,
    from,
    agent: agent && firstName(agent.name),
    text,
    notice,
    files: files.map((file) => presentFile(file, addressOf(file))),
    at,
  };
}

function presentFile({ filename, filesize, contentType, width, height }: StoredFile, url: string): ChatFile {
  return {
    filename,
    filesize,
    contentType,
    url,
    href: url,
    previewable: previewableTypes.includes(contentType),
    width,
    height,
  };
}
