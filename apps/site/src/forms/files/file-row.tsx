import { isolated } from '@nasaq/contract';
import { useFormat, useTranslator } from '../../locale/translator.ts';
import { useOnline } from '../../router/online/connection.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { Button } from '../../ui/buttons.tsx';
import type { FileItem } from '../core/form-values.ts';
import { removeName, uploadName } from '../core/posted-page.ts';
import type { FileRules } from './file-rules.ts';
import { mayRetry, problemText, readProblem, sizeText } from './upload-error.ts';

interface Props {
  item: FileItem;
  rules: FileRules;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A chosen file: how far it is, why it was not taken, and what can be done about it. */
export function FileRow({ item, rules, onRetry, onRemove }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { id, filename, filesize, problem } = item;
  return (
    <li className={`file ${problem ? 'file--refused' : ''}`}>
      <span className="file__name">
        <Bdi dir="auto">{filename}</Bdi>
      </span>
      <span className="file__size">{sizeText(filesize, translator)}</span>
      <span className="file__state">{problem ? problemText(item, rules, translator) : <Progress item={item} />}</span>
      <span className="file__actions">
        {problem && mayRetry(readProblem(problem)) && (
          <Button
            type="button"
            variant="transparent"
            size="sm"
            aria-label={t('forms.files.retry_name', { name: isolated(filename) })}
            onClick={() => onRetry(id)}
          >
            {t('forms.files.retry')}
          </Button>
        )}
        <Button
          type="button"
          variant="transparent"
          size="sm"
          aria-label={t('forms.files.remove_name', { name: isolated(filename) })}
          onClick={() => onRemove(id)}
        >
          {t('forms.files.remove')}
        </Button>
      </span>
    </li>
  );
}

function Progress({ item: { token, progress } }: { item: FileItem }) {
  const { t } = useTranslator();
  const format = useFormat();
  const online = useOnline();
  if (token) return t('forms.files.stored');
  if (progress === undefined) return online ? t('forms.files.waiting') : t('forms.files.offline');
  const text = t('forms.files.sending', { percent: format.number(progress, { style: 'percent' }) });
  return (
    <>
      <progress className="file__progress" max={1} value={progress} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </>
  );
}

/** Without JavaScript: a file that came with the form before and is kept, and a tick that takes it away again. */
export function StoredUpload({ field, item }: { field: string; item: FileItem & { token: string } }) {
  const translator = useTranslator();
  const { t } = translator;
  const { token, filename, filesize, contentType } = item;
  return (
    <li className="file">
      <span className="file__name">
        <Bdi dir="auto">{filename}</Bdi>
      </span>
      <span className="file__size">{sizeText(filesize, translator)}</span>
      <span className="file__state">{t('forms.files.stored')}</span>
      <input
        type="hidden"
        name={uploadName(field)}
        value={JSON.stringify({ token, filename, filesize, contentType })}
      />
      <label className="tick file__actions">
        <input
          type="checkbox"
          name={removeName}
          value={token}
          aria-label={t('forms.files.remove_kept', { name: isolated(filename) })}
        />
        <span className="tick__mark" aria-hidden="true" />
        <span className="tick__text">{t('forms.files.remove')}</span>
      </label>
    </li>
  );
}
