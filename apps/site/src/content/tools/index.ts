export { TextSource } from './text-source.tsx';
export { tools } from './tools.ts';
export { useAnnouncement } from './use-announcement.ts';
