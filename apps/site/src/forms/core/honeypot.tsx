import { useT } from '../../locale/translator.ts';
import { trapName } from './posted-page.ts';

/** A field that people do not see and programs fill in. Who fills it in all the same is only sorted aside, never dropped. */
export function Honeypot() {
  const t = useT();
  return (
    <p className="form__trap" aria-hidden="true">
      <label>
        {t('forms.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  );
}
