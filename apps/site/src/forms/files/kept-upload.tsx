import { useTranslator } from '../../locale/use-translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import type { FileItem } from '../core/file-item.ts';
import { removeName, uploadName } from '../core/posted-form.ts';
import { isolated } from './file-row.tsx';
import { sizeText } from './problem-text.ts';

/** Without JavaScript: a file that came with the form before and is kept, and a tick that takes it away again. */
export function KeptUpload({ field, item }: { field: string; item: FileItem & { token: string } }) {
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
