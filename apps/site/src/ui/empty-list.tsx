import { paths } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { TextLink } from './buttons.tsx';
import './empty-list.css';

/** Stands in the place of a list that has nothing yet: why, and whom to ask meanwhile. */
export function EmptyList({ text }: { text: string }) {
  const t = useT();
  return (
    <div className="empty-list">
      <p className="empty-list__text">{text}</p>
      <TextLink to={paths.contact}>{t('titles.contact')}</TextLink>
    </div>
  );
}
