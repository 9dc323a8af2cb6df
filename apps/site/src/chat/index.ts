export { AvailabilityLine, useAvailability } from './availability.tsx';
export { ChatHere } from './chat-here.tsx';
export { ChatPlace } from './chat-place.tsx';
export { forgetChat } from './forget-chat.ts';
