import { type BlockOf, formPath, paths } from '@nasaq/contract';
import { ButtonLink } from '../../ui/buttons.tsx';
import { ContactLines } from '../../ui/contact-call.tsx';
import { Later, useModel } from '../../router/context.tsx';
import { BlockForm } from '../../ui/page-blocks.tsx';
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

/** A form of the owner's, or the way to a form: why, the button, and who can be reached without it. */
export function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const { blockForm } = useModel<() => Promise<{ blockForm?: { block: string } }>>();
  if (blockForm?.block === block.id)
    return (
      <BlockSection beside block={{ ...block, title: block.title || block.button }}>
        <BlockForm />
      </BlockSection>
    );
  return (
    <BlockSection beside block={block}>
      <div className="block-form">
        <p>
          <ButtonLink to={block.form === 'own' ? formPath(block.own ?? '') : paths[block.form]} size="lg" arrow>
            {block.button}
          </ButtonLink>
        </p>
        <ContactLines />
      </div>
    </BlockSection>
  );
}
