import type { tools } from '../../content/tools/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';

type ToolName = (typeof tools)[number]['name'];

const specimens = {
  word_counter: CountedWords,
  text_cleaner: CleanedWords,
} satisfies Record<ToolName, () => React.ReactNode>;

/** A piece of what a tool does, drawn; the text beside it says the same to who cannot see it. */
export function Specimen({ of }: { of: ToolName }) {
  const Drawn = specimens[of];
  return <Drawn />;
}

/** A line in both scripts, its words numbered in the order in which they are read. */
function CountedWords() {
  const t = useT();
  const { number } = useFormat();
  return (
    <p className="counted">
      {t('tools.specimen.counted')
        .split(' ')
        .map((word, index) => (
          <span key={word} className="counted__word">
            <bdi>{word}</bdi>
            <span className="counted__number">{number(index + 1)}</span>
          </span>
        ))}
    </p>
  );
}

/** A line before and after: what is stretched, vowelled and unseen goes. */
function CleanedWords() {
  const t = useT();
  return (
    <div className="soiled" lang="ar-EG" dir="rtl">
      <p className="soiled__before">
        {t('tools.specimen.soiled')} <bdi className="soiled__sign">200F</bdi>
      </p>
      <p className="soiled__after">{t('tools.specimen.clean')}</p>
    </div>
  );
}
