import { paths } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { TextLink } from '../ui/button-link.tsx';
import { ContactLines } from '../ui/contact-call.tsx';
import { Suggestions } from './suggestions.tsx';

interface Props {
  suggestions: readonly string[];
  onChoose?: (search: string) => void;
}

/** Where a search finds nothing: what to try, and whom to ask. */
export function NothingFound({ suggestions, onChoose }: Props) {
  const t = useT();
  return (
    <>
      <div className="nothing">
        <div>
          <p>{t('search.none.text')}</p>
          <TextLink to={paths.contact}>{t('search.none.contact')}</TextLink>
        </div>
        <ContactLines />
      </div>
      <Suggestions suggestions={suggestions} onChoose={onChoose} />
    </>
  );
}
