import { type AccountUser, type Locale, paths } from '@nasaq/contract';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { Bdi } from '../ui/bdi.tsx';
import { TextLink } from '../ui/buttons.tsx';
import { Banner, Notice } from '../ui/notice.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { giveSignedInParts, type SignedInParts } from './signed-in.tsx';

/** Brings what the shell shows to signed-in readers, with its texts: it is not in the first view of the others. */
export async function loadSignedIn(locale: Locale): Promise<void> {
  await loadCatalogue(locale, ['auth']);
  giveSignedInParts(signedInParts);
}

const signedInParts: SignedInParts = {
  banner: BanBanner,
  bar: AccountTool,
  links: AccountLinks,
  blockedForm: BlockedForm,
};

/** Who is signed in, the way to their account and the way out; the latter works without scripts, too. */
function AccountLinks({ user: { name } }: { user: AccountUser }) {
  const t = useT();
  return (
    <div className="account-links">
      <Bdi dir="auto">{name}</Bdi>
      <Link to={paths.account} matchSubpaths preload={false}>
        {t('titles.account')}
      </Link>
      <SignOutForm>
        <button type="submit">{t('auth.sign_out')}</button>
      </SignOutForm>
    </div>
  );
}

/** The way to the account, in the top bar. */
function AccountTool({ user: { name } }: { user: AccountUser }) {
  const t = useT();
  return (
    <Link
      to={paths.account}
      matchSubpaths
      preload={false}
      className="bar__tool bar__account"
      aria-label={`${t('titles.account')}: ${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.500c0-3.500 3.600-5.500 8-5.500s8 2 8 5.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Link>
  );
}

/** Above every page of somebody whose account is blocked. */
function BanBanner({ user: { ban } }: { user: AccountUser }) {
  const t = useT();
  if (!ban.isBanned) return null;
  return (
    <Banner>
      <strong>{t('auth.blocked.text')}</strong>
      {ban.reason && <span dir="auto">{ban.reason}</span>}
      <Link to={paths.contact}>{t('auth.blocked.contact')}</Link>
    </Banner>
  );
}

/** Stands where somebody whose account is blocked cannot send anything. What was typed before stays in its draft. */
function BlockedForm({ user: { ban } }: { user: AccountUser }) {
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
