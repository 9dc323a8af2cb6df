import type { BlockOf } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { OpeningHours } from '../opening-hours/index.ts';
import { CaptionedPicture } from '../../ui/themed-image.tsx';
import { BlockButton, BlockSection } from './block-section.tsx';
import './block-section.css';
import './place.css';

/** The week of the company, as its contact page has it. */
export function HoursBlock({ block }: { block: BlockOf<'hours'> }) {
  return (
    <BlockSection beside block={block}>
      <OpeningHours level={block.title ? 3 : 2} className="block-hours" />
    </BlockSection>
  );
}

/** Where something is: an address set as a sign, beside a map that is a picture of ours. */
export function MapBlock({ block }: { block: BlockOf<'map'> }) {
  const { address, link, picture } = block;
  return (
    <BlockSection block={block}>
      <div className="block-map">
        {picture && (
          <CaptionedPicture picture={picture} sizes={`${fromDesktop} 64vw, 100vw`} className="block-map__picture" />
        )}
        <div className="block-map__text">
          <address className="block-map__address heading">
            {address.split('\n').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <BlockButton link={link} />
        </div>
      </div>
    </BlockSection>
  );
}
