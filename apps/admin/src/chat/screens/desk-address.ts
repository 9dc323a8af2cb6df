import { type DeskFolder, deskFolders } from '../desk/desk-calls.ts';

/** The agents' screen, below the admin's address. */
export const deskRoute = '/live-chat';

/** The address of the screen, or of one chat in it. */
export function deskAddress(adminRoute: string, chatId?: number): string {
  return `${adminRoute}${deskRoute}${chatId === undefined ? '' : `?chat=${chatId}`}`;
}

/** What the screen shows: a folder, and the chat that is open. */
export interface DeskPlace {
  folder: DeskFolder;
  chatId: number | null;
}

/** What the query of the screen's address asks for. */
export function addressed(query: string): DeskPlace {
  const asked = new URLSearchParams(query);
  const folder = deskFolders.find((name) => name === asked.get('folder')) ?? 'open';
  const chatId = Number(asked.get('chat'));
  return { folder, chatId: Number.isInteger(chatId) && chatId > 0 ? chatId : null };
}

/** The query of a place within the screen. */
export function placeQuery({ chatId, folder }: DeskPlace): string {
  return `?${new URLSearchParams({ folder, ...(chatId === null ? {} : { chat: String(chatId) }) })}`;
}

/** Goes there within the screen, with an entry in the browser's history; Next follows without asking the host. */
export function go(change: Partial<DeskPlace>): void {
  window.history.pushState(null, '', placeQuery({ ...addressed(window.location.search), ...change }));
}
