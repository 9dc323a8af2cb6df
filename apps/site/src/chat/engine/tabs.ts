import type { Tabs } from '@nasaq/connectivity';
import type { ChatEvent, ChatMessage } from '@nasaq/contract';

/** What the windows of one browser tell each other. */
export type TabNews =
  | { type: 'event'; reference: string; event: ChatEvent }
  | { type: 'sent'; reference: string; message: ChatMessage }
  /** Something changed in what is to be sent. */
  | { type: 'outgoing' }
  /** Another chat, or none. */
  | { type: 'memory' };

export type ChatTabs = Tabs<TabNews>;
