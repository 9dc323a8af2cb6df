import { fileSize, type Locale } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag, type Tone } from '../../platform/staff/screens/tag.tsx';
import { backupTexts } from '../catalogue/index.ts';
import type { BackupState, Verdict } from '../schedule/state.ts';
import './backups.css';

const tones: Record<Verdict, Tone> = {
  unscheduled: 'draft',
  waiting: 'active',
  failed: 'bad',
  refuted: 'bad',
  overdue: 'bad',
  unproven: 'active',
  good: 'good',
};

interface Props {
  /** Below what is known of them. */
  children?: ReactNode;
  language: Locale;
  state: BackupState;
  verdict: Verdict;
}

export function BackupsReport({ children, language, state: { failed, made, proven, refuted }, verdict }: Props) {
  const texts = backupTexts[language];
  const digits = menuNumber(language);
  const reason = verdict === 'failed' ? failed?.reason : verdict === 'refuted' ? refuted?.reason : undefined;
  const contents = proven && { rows: digits.format(proven.rows), files: digits.format(proven.files) };
  return (
    <section aria-labelledby="backups-board" className="board backups-board">
      <header>
        <h2 id="backups-board">{texts.title}</h2>
        <Tag tone={tones[verdict]}>{texts.verdicts[verdict]}</Tag>
      </header>
      <p>{fill(texts.leads[verdict], { setting: 'BACKUP_SCHEDULE' })}</p>
      {reason && (
        // What the system says is for who runs it, in the language of its log.
        <p className="backups-board__reason" dir="ltr" lang="en">
          {reason}
        </p>
      )}
      <dl>
        <dt>{texts.made}</dt>
        <dd>
          {made ? (
            <>
              <Moment language={language} value={made.at} /> <bdi>{fileSize(made.bytes, language, 'latn')}</bdi>
            </>
          ) : (
            texts.never
          )}
        </dd>
        <dt>{texts.proven}</dt>
        <dd>
          {proven && contents ? (
            <>
              <Moment language={language} value={proven.at} /> <bdi>{fill(texts.contents, contents)}</bdi>
            </>
          ) : (
            texts.never
          )}
        </dd>
      </dl>
      {children}
    </section>
  );
}
