import type { ChatStart, Locale } from '@nasaq/contract';
import type { MemoryStorage } from './chat-memory.ts';
import type { ChatAccess, ChatTransport } from './chat-transport.ts';
import type { OutgoingFiles } from './create-sender.ts';
import type { OutgoingFile, OutgoingStorage } from './outgoing.ts';
import type { ChatTabs } from './tabs.ts';
import type { ThreadStorage } from './thread-storage.ts';
import type { ChatView } from './view.ts';

/** What the engine works with: the host, and what of a browser it needs. */
export interface EngineOptions {
  transport: ChatTransport;
  memory: MemoryStorage;
  outgoing: OutgoingStorage;
  files: OutgoingFiles;
  thread: ThreadStorage;
  tabs: ChatTabs;
  online: () => boolean;
  /** The window can be seen. */
  visible: () => boolean;
  focused: () => boolean;
  now: () => number;
  makeId: () => string;
}

/** What a view may ask of the chat. */
export interface ChatEngine {
  get(): ChatView;
  subscribe(listener: () => void): () => void;
  /** The connection may be back, or its reader: what waits is tried again. */
  wake(): void;
  /** Focus, visibility, or what another window has written may be different. */
  look(): void;
  /** Whether this window shows the thread; a message is read where one does. */
  show(shown: boolean): void;
  start(request: Omit<ChatStart, 'clientId'>, locale: Locale): void;
  /** Back to the form, with what was asked for. */
  takeBack(): void;
  open(access: ChatAccess): void;
  send(text: string, files: readonly OutgoingFile[]): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  typed(): void;
  /** Where the visitor is, with locale prefix. */
  visit(page: string): void;
  end(): Promise<void>;
  transcript(): Promise<void>;
  rate(rating: number, comment: string): Promise<void>;
  /** Leaves the chat, for a new one. */
  leave(): void;
  stop(): void;
}
