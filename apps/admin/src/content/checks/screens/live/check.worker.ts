import { Checker, type Question } from './checker.ts';

const checker = new Checker();

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(checker.answer(data)));
