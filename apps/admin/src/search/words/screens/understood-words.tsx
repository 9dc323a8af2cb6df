import type { Locale } from '@nasaq/contract';
import type { UnderstoodWord } from '@nasaq/search';
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
      <ul className="understood-words">
        {words.map(({ folded, inTexts, other, own, role, stems, written }) => (
          <li key={folded}>
            <p>
              <strong>
                <bdi>{written}</bdi>
              </strong>{' '}
              {role !== 'counts' && <span className="try-search__quiet">{texts.roles[role]}</span>}
            </p>
            <dl>
              <Words label={texts.searchedAs} words={[folded, ...stems.filter((stem) => stem !== folded)]} />
              <Words label={texts.synonyms} words={[...own, ...other]} />
              <Words label={texts.inTexts} words={inTexts} />
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words.length === 0 ? '—' : words.map((word) => <bdi key={word}>{word}</bdi>)}</dd>
    </div>
  );
}
