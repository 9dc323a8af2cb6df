import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { Error as ErrorKind } from '../../platform/payload/payload-types.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { Tag } from '../../platform/staff/screens/tag.tsx';
import { errorTexts } from '../catalogue/index.ts';
import { StateButtons } from './state-buttons.tsx';

interface Props {
  /** The newest of them. */
  errors: readonly ErrorKind[];
  language: Locale;
  /** Address of the inbox. */
  list: string;
  total: number;
}

export function NewErrors({ errors, language, list, total }: Props) {
  const texts = errorTexts[language];
  const { words } = texts;
  const digits = menuNumber(language);
  return (
    <section aria-labelledby="errors-board" className="board errors-board">
      <header>
        <h2 id="errors-board">{texts.title}</h2>
        {total > 0 && <Tag tone="bad">{digits.format(total)}</Tag>}
        <Link href={list} prefetch={false}>
          {texts.all}
        </Link>
      </header>
      <p>{total > 0 ? texts.lead : texts.nothing}</p>
      {errors.length > 0 && (
        <BoardTable actions={texts.actions} headings={[words.message, words.source, words.count, words.lastAt]}>
          {errors.map(({ count, id, last_at: last, message, source, state }) => (
            <tr key={id}>
              <th scope="row">
                <Link dir="ltr" href={`${list}/${id}`} lang="en" prefetch={false}>
                  {message}
                </Link>
              </th>
              <td>{texts.sources[source]}</td>
              <td>{digits.format(count)}</td>
              <td>
                <Moment language={language} value={last} />
              </td>
              <td>
                <StateButtons id={id} language={language} message={message} offered={['resolved']} state={state} />
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
    </section>
  );
}
