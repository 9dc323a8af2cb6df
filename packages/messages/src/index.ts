/// <reference path="./virtual.d.ts" />
export type { MessageKey, MessageValues } from '../dist/message-types.ts';
