/** The agents' screen, below the admin's address. */
export const deskRoute = '/live-chat';

export function deskAddress(adminRoute: string, chatId?: number): string {
  return `${adminRoute}${deskRoute}${chatId === undefined ? '' : `?chat=${chatId}`}`;
}
