import { afterWorkingTime, promisedMinutes, type Chat, type ChatMessage, type OpeningHours } from '@nasaq/contract';

/**
 * By when the mail has promised an answer to a message that was left while nobody was there; ISO 8601. It was made when
 * the message came and does not move. `null` once somebody has joined or the moment has passed, and without known hours.
 */
export function promiseOf(
  { at }: Pick<ChatMessage, 'at'>,
  { agent }: Pick<Chat, 'agent'>,
  hours: OpeningHours,
  now = new Date(),
): string | null {
  if (agent !== null) return null;
  const answerBy = afterWorkingTime(hours, new Date(at), promisedMinutes);
  return answerBy && answerBy > now ? answerBy.toISOString() : null;
}
