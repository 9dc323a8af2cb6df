import { expirationCookie } from '@nasaq/contract';

/** Whether there is a session to ask for, as far as scripts can see: the token itself may be hidden from them. */
export function hasSession(cookies = document.cookie): boolean {
  return cookies.includes(`${expirationCookie}=`);
}
