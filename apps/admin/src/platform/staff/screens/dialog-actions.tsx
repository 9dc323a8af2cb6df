'use client';

import { Button } from '@payloadcms/ui';

interface Props {
  busy: boolean;
  cancel: string;
  /** Without it there is only the way back. */
  confirm?: string;
  /** Class of the button that confirms. */
  className?: string;
  error: string | null;
  /** Whether what the dialog asks for is there. */
  isReady?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The end of a dialog: what went wrong at the last try, the way back, and the way on. */
export function DialogActions({ busy, cancel, className, confirm, error, isReady = true, onCancel, onConfirm }: Props) {
  return (
    <>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div className="inbox-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="medium" type="button">
          {cancel}
        </Button>
        {confirm && (
          <Button
            buttonStyle="primary"
            {...(className ? { className } : {})}
            disabled={busy || !isReady}
            margin={false}
            onClick={onConfirm}
            size="medium"
            type="button"
          >
            {confirm}
          </Button>
        )}
      </div>
    </>
  );
}
