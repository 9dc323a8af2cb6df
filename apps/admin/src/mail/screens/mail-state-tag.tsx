import type { Locale } from '@nasaq/contract';
import type { Mail } from '../../platform/payload/payload-types.ts';
import { inboxTexts } from '../../submissions/screens/inbox-texts.ts';
import type { Tone } from '../../submissions/screens/submission-record.ts';

const tones: Record<Mail['state'], Tone> = { queued: 'active', sent: 'good', failed: 'bad', kept: 'quiet' };

export function MailStateTag({ language, state }: { language: Locale; state: Mail['state'] }) {
  return <span className={`inbox-tag inbox-tag--${tones[state]}`}>{inboxTexts[language].mails[state]}</span>;
}
