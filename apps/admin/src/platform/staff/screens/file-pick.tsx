import { type ReactNode, useRef, useState } from 'react';
import './file-pick.css';

/** In the language of the menus. */
export interface FilePickTexts {
  choose: string;
  replace: string;
  remove: string;
  busy: string;
  failed: string;
  tooLarge: string;
}

interface Props<Taken extends object> {
  accept: string;
  /** Takes the file as `file` of a form, and answers with what the field is to hold, or why it cannot. */
  address: string;
  /** What is held now, as it is shown; nothing where nothing is. */
  children: ReactNode;
  /** The id of a hint. */
  describedBy?: string;
  disabled?: boolean;
  id: string;
  /** Of the menus: a refusal is said in it. */
  language: string;
  /** Bytes: a file that is larger is refused before any of it is sent. */
  most: number;
  onChange: (taken: Taken | null) => void;
  texts: FilePickTexts;
}

/** A file of a field: chosen, replaced and taken out again. What is refused leaves the field as it was. */
export function FilePick<Taken extends object>(props: Props<Taken>) {
  const { accept, address, children, describedBy, disabled, id, language, most, onChange, texts } = props;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const about = [...(describedBy ? [describedBy] : []), ...(refusal ? [`${id}-refusal`] : [])].join(' ');

  async function choose(file: File) {
    setBusy(true);
    setRefusal(null);
    const { refused, taken } = file.size > most ? { refused: texts.tooLarge } : await send(file);
    if (taken) onChange(taken);
    else setRefusal(refused ?? texts.failed);
    setBusy(false);
    if (input.current) input.current.value = '';
  }

  async function send(file: File): Promise<{ taken?: Taken; refused?: string | undefined }> {
    const body = new FormData();
    body.set('file', file);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Accept-Language': language },
        body,
      });
      const said = (await answer.json()) as Taken & { error?: { message: string }; errors?: { message: string }[] };
      return answer.ok ? { taken: said } : { refused: said.error?.message ?? said.errors?.[0]?.message };
    } catch {
      return {};
    }
  }

  return (
    <>
      {children && <div className="file-pick__shown">{children}</div>}
      <div className="file-pick__acts">
        <input
          accept={accept}
          aria-describedby={about || undefined}
          aria-invalid={refusal !== null}
          className="file-pick__input"
          disabled={disabled || busy}
          id={id}
          onChange={({ target }) => target.files?.[0] && void choose(target.files[0])}
          ref={input}
          type="file"
        />
        <label className="btn btn--style-secondary btn--size-small file-pick__choose" htmlFor={id}>
          {busy ? texts.busy : children ? texts.replace : texts.choose}
        </label>
        {children && (
          <button
            className="btn btn--style-none"
            disabled={disabled || busy}
            onClick={() => onChange(null)}
            type="button"
          >
            {texts.remove}
          </button>
        )}
      </div>
      {refusal && (
        <p className="file-pick__refusal" id={`${id}-refusal`} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** A picture that was taken, on the two grounds that it stands on; the name of the file beside it. */
export function PickedPicture({ name, src }: { name: string; src: string }) {
  return (
    <>
      {['light', 'dark'].map((ground) => (
        <span className={`file-pick__ground file-pick__ground--${ground}`} key={ground}>
          <img alt={ground === 'light' ? name : ''} src={src} />
        </span>
      ))}
      <bdi className="file-pick__name">{name}</bdi>
    </>
  );
}
