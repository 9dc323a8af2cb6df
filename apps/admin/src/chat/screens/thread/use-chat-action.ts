'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { DeskRefused } from '../desk-api.ts';
import { useSurroundings } from '../desk-context.tsx';

/** Changes a chat and says so where it did not work; what it became comes back as an event. */
export function useChatAction(chatId: number) {
  const { api, desk, texts } = useSurroundings();
  const [busy, setBusy] = useState(false);

  async function act(action: 'assign' | 'state' | 'spam', body: object): Promise<boolean> {
    setBusy(true);
    try {
      await api.act(chatId, action, body);
      await desk.readAgain(chatId);
      return true;
    } catch (error) {
      toast.error((error instanceof DeskRefused && error.message) || texts.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
