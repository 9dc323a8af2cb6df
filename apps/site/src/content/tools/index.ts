export { TextSource } from './text-source.tsx';
export { ToolPage } from './tool-page.tsx';
export { tools } from './tools.ts';
export { useAnnouncement } from './use-announcement.ts';
