import { locales, type Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import { goesOutInBoth, type Published } from '../published.ts';
import type { VersionSavers } from '../version-savers.ts';
import { VersionStates } from './version-states.tsx';

interface Props {
  /** What a version that is not published is called. */
  draft: string;
  hasLanguages: boolean;
  href: (version: number) => string;
  language: Locale;
  /** Members by their ids; who has left has none. */
  names: ReadonlyMap<number, string>;
  /** The newest first. */
  versions: readonly SavedVersion[];
}

export interface SavedVersion extends VersionSavers {
  id: number;
  updatedAt: string;
  version: Published;
}

/** When, by whom and in which language each version was saved, and whether it was published. */
export function VersionTable({ draft, hasLanguages, href, language, names, versions }: Props) {
  const texts = savingTexts[language];
  const list = new Intl.ListFormat(menuTags[language]);
  const hasOneState = versions.every(({ version }) => typeof version._status === 'string');
  const languagesOf = ({ languages, version }: SavedVersion) => (goesOutInBoth(version) ? locales : languages);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.saved}</th>
          <th scope="col">{texts.by}</th>
          {hasLanguages && <th scope="col">{texts.language}</th>}
          <th scope="col">{hasOneState ? texts.stateAlone : texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((saved, place) => (
          <tr key={saved.id}>
            <td>
              <Link href={href(saved.id)}>
                <Moment
                  full
                  language={language}
                  value={saved.updatedAt}
                  withSeconds={isOfSameMinute(versions, place)}
                />
              </Link>
            </td>
            <td>
              <MemberNames language={language} names={saved.by.map((member) => names.get(member) ?? '')} />
            </td>
            {hasLanguages && <td>{list.format(languagesOf(saved).map((locale) => texts.languages[locale])) || '–'}</td>}
            <td>
              <VersionStates draft={draft} language={language} status={saved.version._status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a version could be taken for the one above or below it. */
function isOfSameMinute(versions: readonly { updatedAt: string }[], place: number): boolean {
  const minute = (at: number) => versions[at]?.updatedAt.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return minute(place) === minute(place - 1) || minute(place) === minute(place + 1);
}

/** Who has left has no name any more. */
export function MemberNames({ language, names }: { language: Locale; names: readonly string[] }) {
  const { somebody } = savingTexts[language];
  const parts = new Intl.ListFormat(menuTags[language]).formatToParts(names.map((name) => name || somebody));
  if (parts.length === 0) return '–';
  return parts.map(({ type, value }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- a list of words that nobody orders anew
    type === 'element' ? <bdi key={place}>{value}</bdi> : value,
  );
}
