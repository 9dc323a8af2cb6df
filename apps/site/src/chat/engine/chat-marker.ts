/** The browser's note that a chat is under way: its address, its key, and how much of it is unread. */
export const chatMarker = 'nasaq.chat';

/** The end of its conversation, beside it. */
export const threadName = 'nasaq.chat.thread';

const over = '"over":true';

/** Whether the code of the chat is wanted on a page that is not its own. */
export function isChatUnderWay(): boolean {
  try {
    return !(localStorage.getItem(chatMarker) ?? over).includes(over);
  } catch {
    return false;
  }
}
