import type { TitledText } from '@nasaq/contract';

/** Benefits, features, values: a short title and a few sentences each, in two columns on wide screens. */
export function TitledTexts({ items, level = 3 }: { items: TitledText[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="titled-texts">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading className="titled-texts__title">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
