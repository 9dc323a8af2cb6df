import { measureText } from './measure-text.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(measureText(data)));
