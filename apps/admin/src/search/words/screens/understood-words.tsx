import type { Locale } from '@nasaq/contract';
import type { UnderstoodWord } from '@nasaq/search';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { wordTexts } from '../../catalogue/index.ts';

interface Props {
  language: Locale;
  /** Whose words they are, where those of the other site differ. */
  title: string | null;
  words: readonly UnderstoodWord[];
}

/** What the search makes of each word: its form, what stands for it, and where that stands. */
export function UnderstoodWords({ language, title, words }: Props) {
  const texts = wordTexts[language].try;
  return (
    <>
      {title && <h4>{title}</h4>}
      <BoardTable headings={[texts.word, texts.searchedAs, texts.synonyms, texts.inTexts]}>
        {words.map(({ folded, inTexts, other, own, role, stems, written }) => (
          <tr key={folded}>
            <th scope="row">
              <bdi>{written}</bdi>
              {role !== 'counts' && <span className="try-search__role">{texts.roles[role]}</span>}
            </th>
            <td>
              <Words words={[folded, ...stems.filter((stem) => stem !== folded)]} />
            </td>
            <td>
              <Words words={[...own, ...other]} />
            </td>
            <td>
              <Words words={inTexts} />
            </td>
          </tr>
        ))}
      </BoardTable>
    </>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <span className="try-search__none">—</span>;
  return (
    <span className="try-search__words">
      {words.map((word) => (
        <bdi key={word}>{word}</bdi>
      ))}
    </span>
  );
}
