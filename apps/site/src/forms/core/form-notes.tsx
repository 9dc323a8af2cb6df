import { entryPath, type Locale, localTime, officeState, type OfficeState } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { loadSiteData } from '../../api/site-data.ts';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';

/** What a form page says besides its form; the form itself needs none of it. */
export interface FormNotes {
  /** The legal page on personal data, where it is published. */
  privacy: { title: string; slug: string } | null;
  office: OfficeState | null;
  /** `YYYY-MM-DD`, where the company is; the reader's day may be another one. */
  today: string;
}

/** Key of the legal page, whatever its address and title are. */
const privacyKey = 'privacy';

/** An admin host that cannot answer leaves a form that can still be filled in. */
export async function loadFormNotes(api: Api, locale: Locale): Promise<FormNotes> {
  const [privacy, { openingHours }] = await Promise.all([loadPrivacy(api), loadSiteData(api, locale)]);
  const now = new Date();
  return { privacy, office: officeState(openingHours, now), today: localTime(openingHours.timeZone, now).date };
}

async function loadPrivacy(api: Api): Promise<FormNotes['privacy']> {
  try {
    const { data } = await api.get('legals', { limit: 100 });
    const page = data.find(({ key }) => key === privacyKey);
    return page ? { title: page.title, slug: page.slug } : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** What becomes of what is sent, beside the button that sends it. */
export function PrivacyNote({ privacy }: Pick<FormNotes, 'privacy'>) {
  const t = useT();
  return (
    <p>
      {t('forms.privacy')}{' '}
      {privacy && (
        <Link to={entryPath('legals', privacy.slug)} className="link" target="_blank">
          {privacy.title}
          <InNewTab />
        </Link>
      )}
    </p>
  );
}
