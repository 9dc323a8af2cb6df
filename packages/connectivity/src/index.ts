export { backoff, type BackoffOptions } from './backoff.ts';
export { openEventStream, type CloseEventStream, type EventStreamOptions } from './event-stream.ts';
export { browserTabs, type Tabs } from './tabs.ts';
