import type { BlockOf } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { Portrait } from '../../ui/portrait.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Quote } from '../../ui/section.tsx';
import { CaptionedPicture } from '../../ui/themed-image.tsx';
import { BlockButton, BlockSection } from './block-section.tsx';
import './block-section.css';
import './texts.css';

/** Running text, its heading beside it. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <BlockSection beside block={block}>
      <RichText text={block.text} />
    </BlockSection>
  );
}

/** A picture that runs off the page on its side, and what is said beside it. */
export function PictureBlock({ block }: { block: BlockOf<'picture'> }) {
  const { link, picture, side, text, title } = block;
  const isAlone = !title && !text.html && !link;
  return (
    <BlockSection
      block={{ ...block, title: '' }}
      className={`block-picture--${side} ${isAlone ? 'block-picture--alone' : ''}`}
    >
      <div className="block-picture">
        {picture && (
          <CaptionedPicture picture={picture} sizes={`${fromDesktop} 58vw, 100vw`} className="block-picture__picture" />
        )}
        {!isAlone && (
          <div className="block-picture__text">
            {title && <h2 className="block__title">{title}</h2>}
            {text.html && <RichText text={text} />}
            <BlockButton link={link} />
          </div>
        )}
      </div>
    </BlockSection>
  );
}

/** Somebody's words, indented; a portrait stands before them. */
export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  const { author, portrait, role, text } = block;
  return (
    <BlockSection block={{ ...block, title: '' }}>
      <div className={`block-quote ${portrait ? 'block-quote--portrait' : ''}`}>
        {portrait && (
          <Portrait
            person={{ key: author, portrait }}
            sizes={`${fromDesktop} 20vw, 40vw`}
            className="block-quote__portrait"
          />
        )}
        <Quote text={text} author={author} role={role} />
      </div>
    </BlockSection>
  );
}
