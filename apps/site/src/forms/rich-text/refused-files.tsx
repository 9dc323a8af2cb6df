import { isolated } from '@nasaq/contract';
import { useTranslator } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import type { FileRules } from '../files/file-rules.ts';
import { problemText } from '../files/upload-error.ts';
import type { Refused } from './editor-attachments.ts';

interface Props {
  refused: readonly Refused[];
  rules: FileRules;
  onDismiss: (refused: Refused) => void;
}

/** Why files did not stay in the text. */
export function RefusedFiles({ refused, rules, onDismiss }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  return (
    <div role="alert">
      {refused.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="rich__refused">
          <span>
            {file.problem === 'foreign'
              ? t('editor.foreign')
              : t('editor.refused', {
                  name: isolated(file.filename),
                  reason: problemText({ problem: file.problem }, rules, translator),
                })}
          </span>
          <Button type="button" variant="transparent" size="sm" onClick={() => onDismiss(file)}>
            {t('editor.dismiss')}
          </Button>
        </p>
      ))}
    </div>
  );
}
