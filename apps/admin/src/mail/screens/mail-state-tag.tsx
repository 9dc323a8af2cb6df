import type { Locale } from '@nasaq/contract';
import type { Mail } from '../../platform/payload/payload-types.ts';
import type { Tone } from '../../platform/staff/screens/tone.ts';
import { mailTexts } from './mail-texts.ts';

const tones: Record<Mail['state'], Tone> = { queued: 'active', sent: 'good', failed: 'bad', kept: 'quiet' };

export function MailStateTag({ language, state }: { language: Locale; state: Mail['state'] }) {
  return <span className={`inbox-tag inbox-tag--${tones[state]}`}>{mailTexts[language].states[state]}</span>;
}
