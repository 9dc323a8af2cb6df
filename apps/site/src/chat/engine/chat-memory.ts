import type { ChatStart, Locale } from '@nasaq/contract';
import { draftLifetime } from '../../forms/index.ts';
import { chatMarker } from './chat-marker.ts';
import type { ChatAccess } from './chat-transport.ts';

/** A chat that was asked for, and has not been opened by the host yet. */
export interface PendingStart {
  request: ChatStart;
  locale: Locale;
  /** Epoch ms. */
  at: number;
}

/** What this browser knows of its chat between two visits. */
export interface ChatMemory {
  access?: ChatAccess;
  pending?: PendingStart;
  /** Sequence number up to which its reader has seen it. */
  read: number;
  unread: number;
  /** The host told that it is over: no reason to show it on other pages. */
  over?: boolean;
  /** When it was written last, epoch ms. */
  usedAt?: number;
}

/** One for all windows. */
export interface MemoryStorage {
  read(): ChatMemory;
  write(memory: ChatMemory): void;
}

/** @param open gives the browser's storage; where it is forbidden, the window remembers by itself */
export function createMemoryStorage(
  open: () => Storage = () => window.localStorage,
  now: () => number = Date.now,
): MemoryStorage {
  let own: ChatMemory = nothing();
  return {
    read() {
      try {
        const known = parse(open().getItem(chatMarker));
        // As the legal page on browser storage promises.
        if (known?.usedAt === undefined || now() - known.usedAt <= draftLifetime) return known ?? nothing();
        open().removeItem(chatMarker);
        return nothing();
      } catch {
        return own;
      }
    },
    write(memory) {
      own = memory;
      try {
        if (memory.access || memory.pending) open().setItem(chatMarker, JSON.stringify({ ...memory, usedAt: now() }));
        else open().removeItem(chatMarker);
      } catch {
        // The window's own memory has it.
      }
    },
  };
}

function nothing(): ChatMemory {
  return { read: 0, unread: 0 };
}

function parse(text: string | null): ChatMemory | null {
  const value = JSON.parse(text ?? 'null') as Partial<ChatMemory> | null;
  if (!value || !(value.access || value.pending)) return null;
  return { ...value, read: value.read ?? 0, unread: value.unread ?? 0 };
}
