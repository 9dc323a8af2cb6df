// An admin host reduced to its mail queue, as a process of its own that a test can kill. It says `ready` when it is at work.
import { getPayloadInstance } from '../../payload.ts';
import { startMail } from '../start-mail.ts';
import { fastTimings } from './fast-timings.ts';

await startMail(await getPayloadInstance(), fastTimings);
console.log('ready');
