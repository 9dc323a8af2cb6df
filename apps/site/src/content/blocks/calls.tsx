import { type BlockOf, paths } from '@nasaq/contract';
import { ButtonLink } from '../../ui/buttons.tsx';
import { ContactLines } from '../../ui/contact-call.tsx';
import { Later } from '../../router/context.tsx';
import { BlockButton, BlockSection } from './block-section.tsx';
import './block-section.css';
import './calls.css';

/** One clear call, on lapis. */
export function CallBlock({ block: { id, link, text, title } }: { block: BlockOf<'call'> }) {
  return (
    <Later>
      <section className="call on-lapis block" id={id}>
        <div className="wrap call__inner">
          <h2 className="call__title">{title}</h2>
          {(text || link) && (
            <div className="call__text">
              {text && <p>{text}</p>}
              <BlockButton link={link} primary />
            </div>
          )}
        </div>
      </section>
    </Later>
  );
}

/** The way to a form: why, the button, and who can be reached without it. */
export function FormBlock({ block }: { block: BlockOf<'form'> }) {
  return (
    <BlockSection beside block={block}>
      <div className="block-form">
        <p>
          <ButtonLink to={paths[block.form]} size="lg" arrow>
            {block.button}
          </ButtonLink>
        </p>
        <ContactLines />
      </div>
    </BlockSection>
  );
}
