import { type Locale, locales, pluralText } from '@nasaq/contract';
import Link from 'next/link.js';
import { StateMark, translationStates } from '../../content/screens/index.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { entryAddress } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import type { WorkOf } from '../first-work.ts';
import type { BoardType } from '../entry-types.ts';
import { type EntryRow, shownState } from '../load-entries.ts';
import { RowsTable } from './rows-table.tsx';

type TitledRow = EntryRow & { title: string };

interface Props {
  admin: string;
  language: Locale;
  rows: readonly TitledRow[];
  types: readonly { type: BoardType; label: string }[];
  workOf: WorkOf;
}

/** An entry a row, a language a column. */
export function MatrixRows({ admin, language, rows, types, workOf }: Props) {
  const texts = gapTexts[language];
  const labels = new Map(types.map(({ label, type }) => [type, label]));
  return (
    <RowsTable
      headings={[texts.entry, texts.languages.en, texts.languages.ar, texts.changed]}
      label={texts.translations}
    >
      {rows.map((entry) => (
        <tr key={`${entry.type} ${entry.id}`}>
          <th className="rows-table__main" scope="row">
            <Link
              dir="auto"
              href={entryAddress(admin, entry.type, entry.id, written(entry, language))}
              prefetch={false}
            >
              {entry.title || texts.unnamed}
            </Link>
            {entry.id !== null && <span className="gaps__quiet">{labels.get(entry.type)}</span>}
          </th>
          {locales.map((locale) => (
            <td key={locale} data-label={texts.languages[locale]}>
              <LanguageState {...{ admin, entry, language, locale, workOf }} />
            </td>
          ))}
          <td data-label={texts.changed}>
            <Moment language={language} value={entry.updatedAt} />
            <span className="gaps__quiet">{entry.editor ? <bdi>{entry.editor.name}</bdi> : texts.nobody}</span>
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}

interface StateProps extends Pick<Props, 'admin' | 'language' | 'workOf'> {
  entry: TitledRow;
  locale: Locale;
}

/** The state leads to the first text that asks for work; what stands there is said below it. */
function LanguageState({ admin, entry, language, locale, workOf }: StateProps) {
  const texts = gapTexts[language];
  const state = shownState(entry, locale);
  const work = workOf(entry, locale);
  const number = menuNumber(language);
  const count = work && pluralText(texts.texts, work.count, language, number.format(work.count));
  const told = [work?.label, work && work.count > 1 ? count : null].filter(Boolean).join(' · ');
  const site = entry.published[locale] ? texts.onSite : texts.notOnSite;
  const name = [entry.title || texts.unnamed, texts.languages[locale], translationStates[state][language]];
  return (
    <>
      <Link
        aria-label={[...name, told, site].filter(Boolean).join(', ')}
        className="gaps__state"
        href={entryAddress(admin, entry.type, entry.id, locale, work?.path)}
        prefetch={false}
      >
        <StateMark language={language} state={state} />
      </Link>
      {told && <span className="gaps__quiet">{told}</span>}
      {!entry.published[locale] && <span className="gaps__quiet">{texts.notOnSite}</span>}
    </>
  );
}

/** The language in which an entry opens: that of the menus, where it is written in it. */
function written({ titles }: EntryRow, language: Locale): Locale {
  return titles[language] ? language : (locales.find((locale) => titles[locale]) ?? language);
}
