import type { Locale } from '@nasaq/contract';
import type { Mail } from '../../../payload-types.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { Tone } from '../submission-record.ts';

const tones: Record<Mail['state'], Tone> = { queued: 'active', sent: 'good', failed: 'bad', kept: 'quiet' };

export function MailStateTag({ language, state }: { language: Locale; state: Mail['state'] }) {
  return <span className={`inbox-tag inbox-tag--${tones[state]}`}>{inboxTexts[language].mails[state]}</span>;
}
