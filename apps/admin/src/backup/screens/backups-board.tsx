import type { ServerProps } from 'payload';
import { queryOn } from '../../platform/database/query.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { shortestPassphrase } from '../../env/backup.ts';
import { backupTexts } from '../catalogue/index.ts';
import { readBackupState, verdictOn } from '../schedule/state.ts';
import { BackupsReport } from './backups-report.tsx';
import { MakeBackup } from './make-backup.tsx';

/** On the dashboard, for administrators: whether there is a backup that could be restored. */
export async function BackupsBoard({ i18n, isScheduled, payload, user }: ServerProps & { isScheduled: boolean }) {
  if (!user || !hasRole(user)) return null;
  const state = await readBackupState(queryOn(payload));
  const language = interfaceLanguage(i18n);
  return (
    <BackupsReport language={language} state={state} verdict={verdictOn(state, isScheduled)}>
      <details className="backups-board__make">
        <summary>{backupTexts[language].make.title}</summary>
        <MakeBackup language={language} shortest={shortestPassphrase} />
      </details>
    </BackupsReport>
  );
}
