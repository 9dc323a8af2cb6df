import { type Locale, locales } from '@nasaq/contract';
import { type FieldState, fieldStates } from '@nasaq/translation';
import Link from 'next/link.js';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { interfaceLanguage, menuTags } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { tagClass, type Tone } from '../../platform/staff/screens/tag.tsx';
import { entryAddress, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { ages, countStates, type EntryFilter, filterEntries, pageSize, readFilter } from '../filter-entries.ts';
import { type BoardType, type EntryRow, shownState } from '../load-entries.ts';
import { contentLabels } from '../../content/screens/index.ts';
import { BoardScreen } from './board-screen.tsx';
import { loadNamedEntries, readableTypes, typeLabel } from './readable.ts';

/** Every entry in both languages: states, who has edited it last and when, and the way to each language. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { i18n, initPageResult, payload, searchParams } = props;
  const { permissions, req } = initPageResult;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const admin = payload.config.routes.admin;
  const types = readableTypes(permissions).map((type) => ({ type, label: typeLabel(payload, i18n, type) }));
  if (req.user && types.length === 0) notFound();
  const all = req.user ? await loadNamedEntries(payload, i18n, permissions, language) : [];
  const filter = readFilter(searchParams);
  const found = filterEntries(all, filter).toReversed();
  const digits = new Intl.NumberFormat(menuTags[language]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(filter.page, pages);
  const labels = new Map(types.map(({ label, type }) => [type, label]));
  return (
    <BoardScreen
      {...props}
      address={admin + translationsRoute}
      lead={texts.translationsLead}
      title={texts.translations}
    >
      <Filter {...{ admin, all, filter, language, types }} />
      <Summary {...{ admin, all, filter, language, types }} />
      <p className="gaps__lead" role="status">
        {found.length === 0
          ? texts.noEntries
          : fill(texts.count, { shown: digits.format(found.length), all: digits.format(all.length) })}
      </p>
      {found.length > 0 && (
        <BoardTable
          headings={[texts.entry, texts.type, texts.languages.en, texts.languages.ar, texts.changed, texts.editor]}
        >
          {found.slice((page - 1) * pageSize, page * pageSize).map((entry) => (
            <Row
              key={`${entry.type} ${entry.id}`}
              {...{ admin, entry, language }}
              label={labels.get(entry.type) ?? ''}
            />
          ))}
        </BoardTable>
      )}
      {pages > 1 && (
        <nav
          aria-label={fill(texts.page, { page: digits.format(page), pages: digits.format(pages) })}
          className="gaps__pages"
        >
          {page > 1 && <Link href={addressOf(admin, { ...filter, page: page - 1 })}>{texts.previous}</Link>}
          <span>{fill(texts.page, { page: digits.format(page), pages: digits.format(pages) })}</span>
          {page < pages && <Link href={addressOf(admin, { ...filter, page: page + 1 })}>{texts.next}</Link>}
        </nav>
      )}
    </BoardScreen>
  );
}

function stateText(state: FieldState, language: Locale): string {
  return contentLabels.translation.states[state][language];
}

const tones: Record<FieldState, Tone> = {
  missing: 'bad',
  outdated: 'new',
  machine: 'active',
  review: 'active',
  draft: 'draft',
  confirmed: 'good',
  source: 'good',
  empty: 'quiet',
};

interface RowProps {
  admin: string;
  entry: EntryRow & { title: string };
  label: string;
  language: Locale;
}

function Row({ admin, entry, label, language }: RowProps) {
  const texts = gapTexts[language];
  const { editor, id, published, title, type, updatedAt } = entry;
  return (
    <tr>
      <th className="gaps__wrapping" scope="row">
        <bdi>{title || texts.unnamed}</bdi>
      </th>
      <td>{label}</td>
      {locales.map((locale) => {
        const state = shownState(entry, locale);
        const site = published[locale] ? texts.onSite : texts.notOnSite;
        return (
          <td key={locale}>
            <Link
              aria-label={`${title || texts.unnamed}, ${texts.languages[locale]}: ${stateText(state, language)}, ${site}`}
              className={`${tagClass(tones[state])} gaps__state`}
              href={entryAddress(admin, type, id, locale)}
              prefetch={false}
            >
              {stateText(state, language)}
            </Link>
            {!published[locale] && <span className="gaps__quiet"> · {texts.notOnSite}</span>}
          </td>
        );
      })}
      <td>
        <Moment language={language} value={updatedAt} />
      </td>
      <td>{editor ? <bdi>{editor.name}</bdi> : <span className="gaps__quiet">{texts.nobody}</span>}</td>
    </tr>
  );
}

interface Shared {
  admin: string;
  all: readonly EntryRow[];
  filter: EntryFilter;
  language: Locale;
  types: readonly { type: BoardType; label: string }[];
}

/** A form that the address keeps: it works before any script, and a filter can be sent to a colleague. */
function Filter({ admin, all, filter, language, types }: Shared) {
  const texts = gapTexts[language];
  const owners = new Map(all.flatMap(({ editor }) => (editor ? [[editor.id, editor.name] as const] : [])));
  const ageTexts = { 7: texts.filter.days7, 30: texts.filter.days30, 90: texts.filter.days90 };
  return (
    <form action={admin + translationsRoute} aria-label={texts.filter.title} className="gaps__filter" method="get">
      <Choice
        all={texts.filter.all}
        label={texts.filter.type}
        name="type"
        options={types.map(({ label, type }) => [type, label])}
        value={filter.type}
      />
      <Choice
        all={texts.filter.all}
        label={texts.filter.state}
        name="state"
        options={fieldStates.map((state) => [state, stateText(state, language)])}
        value={filter.state}
      />
      <Choice
        all={texts.filter.all}
        label={texts.filter.owner}
        name="owner"
        options={[['0', texts.nobody], ...[...owners].map(([id, name]): [string, string] => [String(id), name])]}
        value={filter.owner === null ? null : String(filter.owner)}
      />
      <Choice
        all={texts.filter.anyAge}
        label={texts.filter.age}
        name="age"
        options={ages.map((days) => [String(days), ageTexts[days]])}
        value={filter.age === null ? null : String(filter.age)}
      />
      <span className="gaps__actions">
        <button className="gaps__button" type="submit">
          {texts.filter.apply}
        </button>
        <Link href={admin + translationsRoute} prefetch={false}>
          {texts.filter.reset}
        </Link>
      </span>
    </form>
  );
}

interface ChoiceProps {
  all: string;
  label: string;
  name: string;
  options: readonly (readonly [string, string])[];
  value: string | null;
}

function Choice({ all, label, name, options, value }: ChoiceProps) {
  return (
    <label className="gaps__choice">
      <span>{label}</span>
      {/* Another filter is another form: what stood in it does not stay. */}
      <select key={value} defaultValue={value ?? ''} name={name}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Each type by state, in both languages; a number leads to what it counts. */
function Summary({ admin, all, filter, language, types }: Shared) {
  const texts = gapTexts[language];
  const digits = new Intl.NumberFormat(menuTags[language]);
  const counted = types.map((type) => ({ ...type, counts: countStates(all, type.type) }));
  const shown = fieldStates.filter((state) =>
    counted.some(({ counts }) => locales.some((locale) => counts[locale][state])),
  );
  return (
    <details className="gaps__summary" open={filter.type === null && filter.state === null}>
      <summary>{texts.summary}</summary>
      <BoardTable headings={[texts.type, ...shown.map((state) => stateText(state, language))]}>
        {counted.map(({ counts, label, type }) => (
          <tr key={type}>
            <th scope="row">{label}</th>
            {shown.map((state) => (
              <td key={state}>
                {locales.map((locale) => {
                  const count = counts[locale][state] ?? 0;
                  const text = `${texts.short[locale]} ${digits.format(count)}`;
                  if (count === 0) return null;
                  return (
                    <Link
                      key={locale}
                      aria-label={`${label}, ${stateText(state, language)}: ${text}`}
                      className="gaps__figure"
                      href={addressOf(admin, { type, state, owner: null, age: null, page: 1 })}
                      prefetch={false}
                    >
                      {text}
                    </Link>
                  );
                })}
              </td>
            ))}
          </tr>
        ))}
      </BoardTable>
    </details>
  );
}

function addressOf(admin: string, { age, owner, page, state, type }: EntryFilter): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (state) query.set('state', state);
  if (owner !== null) query.set('owner', String(owner));
  if (age !== null) query.set('age', String(age));
  if (page > 1) query.set('page', String(page));
  return `${admin}${translationsRoute}${query.size > 0 ? `?${query}` : ''}`;
}
