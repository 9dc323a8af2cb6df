import type { BlockOf } from '@nasaq/contract';
import { fromDesktop, fromTablet } from '@nasaq/design';
import { useT } from '../../locale/translator.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';
import { BlockSection } from './block-section.tsx';
import './block-section.css';
import './people.css';

/** Logos of clients in one tone, on a net of hairlines. */
export function LogosBlock({ block }: { block: BlockOf<'logos'> }) {
  const t = useT();
  return (
    <BlockSection block={block}>
      <ul className="block-logos" aria-label={block.title || t('blocks.clients')}>
        {block.logos.map(({ href, name, picture }) => {
          // What it shows is whose it is.
          const named = {
            picture: { ...picture.picture, alt: name },
            dark: picture.dark && { ...picture.dark, alt: name },
          };
          const image = (
            <ThemedImage
              picture={named}
              sizes="12rem"
              className={`block-logo__image ${picture.dark ? '' : 'block-logo__image--toned'}`}
            />
          );
          return (
            <li key={name} className="block-logo">
              {href ? (
                <a href={href} rel="noopener">
                  {image}
                </a>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

/** People, every second one a step lower. */
export function PeopleBlock({ block }: { block: BlockOf<'people'> }) {
  const t = useT();
  const Name = block.title ? 'h3' : 'h2';
  return (
    <BlockSection block={block}>
      <ul className="block-people" aria-label={block.title || t('blocks.people')}>
        {block.people.map((person) => (
          <li key={person.key} className="block-person">
            <Portrait person={person} sizes={`${fromDesktop} 28vw, ${fromTablet} 44vw, 40vw`} />
            <div className="block-person__text">
              <Name className="block-person__name heading">{person.name}</Name>
              {person.role && <p className="block-person__role">{person.role}</p>}
              {person.bio && <p className="block-person__bio">{person.bio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
