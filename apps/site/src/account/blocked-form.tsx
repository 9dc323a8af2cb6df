import { paths, type AccountUser } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Stands where somebody whose account is blocked cannot send anything. What was typed before stays in its draft. */
export function BlockedForm({ user: { ban } }: { user: AccountUser }) {
  const t = useT();
  return (
    <Notice tone="danger">
      <h2 className="blocked-form__title">{t('auth.blocked.form')}</h2>
      {ban.reason && <p dir="auto">{ban.reason}</p>}
      <p>{t('auth.blocked.still')}</p>
      <TextLink to={paths.contact}>{t('auth.blocked.contact')}</TextLink>
    </Notice>
  );
}
