import { type Locale, locales } from '@nasaq/contract';
import { fieldStates } from '@nasaq/translation';
import Link from 'next/link.js';
import { translationStates } from '../../content/screens/index.ts';
import { gapTexts } from '../catalogue/index.ts';
import { ages, type EntryFilter, orders } from '../filter-entries.ts';
import type { BoardType } from '../entry-types.ts';
import type { EntryRow } from '../load-entries.ts';

export interface MatrixProps {
  address: (filter: Partial<EntryFilter>) => string;
  all: readonly EntryRow[];
  filter: EntryFilter;
  language: Locale;
  types: readonly { type: BoardType; label: string }[];
}

/** A form that the address keeps: it works before any script, and a filter can be sent to a colleague. */
export function MatrixFilter({ action, address, all, filter, language, types }: MatrixProps & { action: string }) {
  const texts = gapTexts[language];
  const words = texts.filter;
  const owners = new Map(all.flatMap(({ editor }) => (editor ? [[editor.id, editor.name] as const] : [])));
  const ageTexts = { 7: words.days7, 30: words.days30, 90: words.days90 };
  return (
    <form action={action} aria-label={words.title} className="gaps__filter" method="get">
      <Choice
        all={words.all}
        label={words.type}
        name="type"
        options={types.map(({ label, type }) => [type, label])}
        value={filter.type}
      />
      <Choice
        all={words.all}
        label={words.state}
        name="state"
        options={[
          ['work', words.work],
          ...fieldStates.map((state): [string, string] => [state, translationStates[state][language]]),
          ['offsite', words.offSite],
        ]}
        value={filter.state}
      />
      <Choice
        all={words.eitherLanguage}
        label={words.language}
        name="of"
        options={locales.map((locale) => [locale, texts.languages[locale]])}
        value={filter.language}
      />
      <Choice
        all={words.all}
        label={words.owner}
        name="owner"
        options={[['0', texts.nobody], ...[...owners].map(([id, name]): [string, string] => [String(id), name])]}
        value={filter.owner === null ? null : String(filter.owner)}
      />
      <Choice
        all={words.anyAge}
        label={words.age}
        name="age"
        options={ages.map((days) => [String(days), ageTexts[days]])}
        value={filter.age === null ? null : String(filter.age)}
      />
      <Choice
        label={words.order}
        name="order"
        options={orders.map((order) => [order, texts.orders[order]])}
        value={filter.order}
      />
      <span className="gaps__actions">
        <button className="gaps__button" type="submit">
          {words.apply}
        </button>
        <Link href={address({})} prefetch={false}>
          {words.reset}
        </Link>
      </span>
    </form>
  );
}

interface ChoiceProps {
  /** What is said where nothing is chosen; without it, something always is. */
  all?: string;
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
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
