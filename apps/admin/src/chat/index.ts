/** Chats of visitors and agents. Other parts import from here alone. */

export { startChatClock } from './chat-clock.ts';
export { deleteOldChats } from './erase-chats.ts';
export { chatsOf, exportChats } from './chats-of.ts';
export { cannedReplies } from './collections/canned-replies.ts';
export { chatMessages } from './collections/chat-messages.ts';
export { chatNotes } from './collections/chat-messages.ts';
export { chats } from './collections/chats.ts';
export { deskRoutes } from './routes/desk-routes.ts';
export { eraseChats } from './erase-chats.ts';
export { ChatLive } from './live/chat-live.ts';
export { chatRoutes } from './routes/chat.ts';
export { deskTexts } from './catalogue/index.ts';
export { deskRoute } from './screens/desk-address.ts';
