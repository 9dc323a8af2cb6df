import { paths } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { TextLink } from './buttons.tsx';
import './empty-list.css';

interface Props {
  text: string;
  /** Where else to look, where a list is only narrowed to nothing; without locale prefix. */
  to?: string;
  link?: string;
}

/** Stands in the place of a list that has nothing yet: why, and whom to ask meanwhile. */
export function EmptyList({ text, to = paths.contact, link }: Props) {
  const t = useT();
  return (
    <div className="empty-list">
      <p className="empty-list__text">{text}</p>
      <TextLink to={to}>{link ?? t('titles.contact')}</TextLink>
    </div>
  );
}
