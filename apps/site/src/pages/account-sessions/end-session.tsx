import { AccountForm } from '../../account/index.ts';
import { useT } from '../../locale/translator.ts';
import { useRouter } from '../../router/context.tsx';
import type { ButtonLook } from '../../ui/button-link.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';

interface Props {
  /** Of one session, or `others`. */
  id: string;
  submit: string;
  /** What the button is called where its text alone does not say which device it means. */
  label?: string;
  look: ButtonLook;
}

/** Ends one session, or all but the present one. */
export function EndSession({ id, submit, label, look }: Props) {
  const t = useT();
  const { revalidate } = useRouter();

  function ended(): void {
    showToast({ text: t('account.sessions.ended'), variant: 'success' });
    void revalidate();
  }

  return (
    <AccountForm
      name="session"
      initial={{ id }}
      hidden={{ id }}
      submit={submit}
      label={label}
      look={look}
      onDone={ended}
    />
  );
}
