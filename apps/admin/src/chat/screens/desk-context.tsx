'use client';

import { type ChatTopic, type Locale, type OpeningHours } from '@nasaq/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { DeskApi } from './desk-api.ts';
import { deskTexts, type DeskTexts } from '../catalogue/index.ts';
import type { Desk } from './state/desk.ts';
import type { DeskState } from './state/desk-state.ts';
import type { Drafts } from './state/drafts.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';

export interface DeskSurroundings {
  api: DeskApi;
  desk: Desk;
  drafts: Drafts;
  adminRoute: string;
  /** Where the site has no chat: whether who looks may change that. */
  chatOff?: { isAdmin: boolean } | null;
  /** Of the company, as they were when the screen was opened. */
  hours: OpeningHours;
  /** Of the interface. */
  language: Locale;
  me: { id: number; name: string };
  siteUrl: string;
  /** What the topics of chats are called, in the language of the interface. */
  topics: Record<ChatTopic, string>;
}

export const DeskContext = createContext<DeskSurroundings | null>(null);

export function useSurroundings(): DeskSurroundings & { texts: DeskTexts; digits: Intl.NumberFormat } {
  const surroundings = use(DeskContext)!;
  const { language } = surroundings;
  return { ...surroundings, texts: deskTexts[language], digits: menuNumber(language) };
}

/** What members of the team are called in the language of the interface; who has left is called as the answer says. */
export function useAgentName(): (agent: { id: number | null; name: string }) => string {
  const { language } = use(DeskContext)!;
  const { agents } = useDeskState();
  return ({ id, name }) => agents.find((agent) => agent.id === id)?.names[language] ?? name;
}

export function useDeskState(): DeskState {
  const { desk } = use(DeskContext)!;
  return useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
}
