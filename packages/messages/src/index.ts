export type { MessageKey, MessageValues } from '../dist/message-types.ts';
