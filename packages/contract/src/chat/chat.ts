import { z } from '../zod.ts';
import { locales } from '../locale.ts';
import { type PartName, parts } from '../parts.ts';
import { uploadSchema } from '../submissions/uploads.ts';

export const chatStates = ['open', 'pending', 'snoozed', 'resolved'] as const;
export type ChatState = (typeof chatStates)[number];

export const chatTopics = ['services', 'order', 'support', 'careers', 'other'] as const;
export type ChatTopic = (typeof chatTopics)[number];
/** As with the topics of feedback (`submissions/forms.ts`). */
const topicOfPart: Partial<Record<PartName, ChatTopic>> = {
  services: 'services',
  ordering: 'order',
  careers: 'careers',
};

export function partOfChatTopic(topic: ChatTopic): PartName | null {
  return parts.find((part) => topicOfPart[part] === topic) ?? null;
}

export const chatLimits = {
  /** Letters of one message. */
  text: 4_000,
  filesPerMessage: 5,
  name: 100,
  comment: 1_000,
  /** Milliseconds between two signs that somebody is typing, and after which the last one no longer counts. */
  typingEvery: 3_000,
  typingFor: 6_000,
  /** Milliseconds between two heartbeats of the event stream; twice as long without one is a lost connection. */
  heartbeat: 15_000,
} as const;

/** Minutes of working time in which whoever writes has an answer at the latest: what the texts of the site promise. */
export const promisedMinutes = 120;

/** Everything below `chat/<reference>` needs the chat's key in this header; a wrong one is the 404 of an unknown chat. */
export const chatKeyHeader = 'x-chat-key';

/** `GET chat/availability`, never kept. */
export const chatAvailabilitySchema = z.object({
  /** Somebody of the team is there now. */
  online: z.boolean(),
  /** It is working time now. */
  open: z.boolean(),
  /** The next opening, where it is not working time; `null` where none is known. */
  opensAt: z.iso.datetime().nullable(),
  /** By when a message sent now is answered at the latest, in working time and past holidays; `null` where no hours are known. */
  answerBy: z.iso.datetime().nullable(),
  /** The company's, for showing both moments. */
  timeZone: z.string(),
});
export type ChatAvailability = z.infer<typeof chatAvailabilitySchema>;

const clientId = z.uuid();

/** A message as its writer sends it; sent again with the same `clientId` it is the same message. */
export const chatMessageRequestSchema = z.object({
  clientId,
  text: z.string(),
  /** Tokens of `POST uploads?kind=chats&field=files`. */
  files: z.array(z.string().max(200)).max(chatLimits.filesPerMessage).default([]),
});
export type ChatMessageRequest = z.input<typeof chatMessageRequestSchema>;

/** `POST chat`: 201 with `{data: StartedChat}`, 200 where the `clientId` has opened one before. */
export const chatStartSchema = z.object({
  clientId,
  name: z.string().max(chatLimits.name),
  email: z.string().max(254),
  topic: z.enum(chatTopics),
  message: chatMessageRequestSchema,
  /** Path of the page that the visitor is on, with locale prefix. */
  page: z.string().max(2_000).default(''),
  /** The field that people do not see. */
  trap: z.string().max(1_000).default(''),
  elapsed: z.number().min(0).optional(),
  proof: z.string().max(500).optional(),
});
export type ChatStart = z.input<typeof chatStartSchema>;

export const chatFileSchema = uploadSchema.omit({ token: true });
export type ChatFile = z.infer<typeof chatFileSchema>;

export const chatMessageSchema = z.object({
  /** Counts from 1 within a chat, without gaps: a number that is missing has been lost on the way. */
  sequence: z.number().int().min(1),
  /** As its writer sent it; made by the host for what the system says. */
  clientId: z.string(),
  from: z.enum(['visitor', 'agent', 'system']),
  /** First name of the agent, else `null`. */
  agent: z.string().nullable(),
  text: z.string(),
  /** What the system says, instead of a text: the interface has the words. */
  notice: z.enum(['offline', 'joined', 'resolved', 'reopened']).nullable(),
  files: z.array(chatFileSchema),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The last sequence number that each side has received, and has seen. They only grow. */
export const chatMarksSchema = z.object({
  visitorDelivered: z.number().int(),
  visitorRead: z.number().int(),
  agentDelivered: z.number().int(),
  agentRead: z.number().int(),
});
export type ChatMarks = z.infer<typeof chatMarksSchema>;

export const chatSchema = z.object({
  reference: z.string(),
  state: z.enum(chatStates),
  topic: z.enum(chatTopics),
  name: z.string(),
  /** Masked, `l•••@example.com`. */
  email: z.string(),
  locale: z.enum(locales),
  startedAt: z.iso.datetime(),
  /** First name of who answers. */
  agent: z.string().nullable(),
  marks: chatMarksSchema,
  rating: z.number().int().min(1).max(5).nullable(),
  /** It was sent while nobody was there, and is answered by mail as well. */
  offline: z.boolean(),
  lastSequence: z.number().int(),
});
export type Chat = z.infer<typeof chatSchema>;

export const startedChatSchema = z.object({
  chat: chatSchema,
  /** Opens the chat again; also in the mails. */
  key: z.string(),
  messages: z.array(chatMessageSchema),
});
export type StartedChat = z.infer<typeof startedChatSchema>;

/** `GET chat/<reference>?after=<sequence>`: the chat and its messages after that one, at most 200 of them, oldest first. */
export const chatPageSchema = z.object({ chat: chatSchema, messages: z.array(chatMessageSchema), more: z.boolean() });
export type ChatPage = z.infer<typeof chatPageSchema>;

/*
 * `POST chat/<reference>/messages` takes a `chatMessageRequestSchema` and answers `{data: ChatMessage}`: 201, or 200 for
 * one that was sent before.
 */

/** `POST chat/<reference>/marks`: 204. A smaller number than the known one changes nothing. */
export const chatMarksRequestSchema = z.object({ delivered: z.number().int().min(0), read: z.number().int().min(0) });
/** `POST chat/<reference>/page`: 204; where the visitor is now. */
export const chatPageRequestSchema = z.object({ page: z.string().max(2_000) });
/** `POST chat/<reference>/rating`: 204; the last one counts. */
export const chatRatingSchema = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(chatLimits.comment).default(''),
});
/*
 * Without a body, each a 204: `POST chat/<reference>/typing` every `typingEvery` while somebody types,
 * `POST chat/<reference>/end`, and `POST chat/<reference>/transcript` for the whole conversation by mail.
 */

/**
 * `GET chat/<reference>/events?after=<sequence>`: server-sent events. What was missed since `after` comes first, then
 * everything as it happens; the event's id is the sequence number of the last message sent. Order and completeness come
 * from the sequence numbers, never from the stream.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: chatMessageSchema }),
  z.object({ type: z.literal('chat'), chat: chatSchema }),
  z.object({ type: z.literal('typing'), from: z.enum(['visitor', 'agent']) }),
  z.object({ type: z.literal('presence'), online: z.boolean() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;
