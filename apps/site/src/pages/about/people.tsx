import type { About } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { useBrand } from '../../router/context.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import './people.css';

interface Props {
  team: About['team'];
}

/** The portraits in rows of three, as many as the head of the page has room for; each leads to its person. */
export function Faces({ team }: Props) {
  const brand = useBrand();
  return (
    <ul className="faces">
      {(brand?.noPatterns ? team.filter(({ portrait }) => portrait) : team).map((person) => (
        <li key={person.key}>
          <a href={`#${person.key}`} aria-label={person.name}>
            <Portrait person={person} sizes={`${fromDesktop} 10vw, 15vw`} eager />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Everybody, large and small in a rhythm of ten. */
export function People({ team }: Props) {
  return (
    <ul className="people">
      {team.map((person, index) => (
        <li key={person.key} id={person.key} className="person">
          <Portrait person={person} sizes={`${fromDesktop} ${isLarge(index) ? 42 : 26}vw, 100vw`} />
          <div className="person__text">
            <h3>{person.name}</h3>
            <p className="person__role">{person.role}</p>
            <p>{person.bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** As people.css has it. */
const isLarge = (index: number) => [0, 1, 5, 6].includes(index % 10);
