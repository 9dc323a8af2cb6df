import type { BlockOf } from '@nasaq/contract';
import { Gallery } from '../../ui/entry.tsx';
import { BlockSection } from './block-section.tsx';
import './block-section.css';

/** Pictures of different widths, each in its own proportions. */
export function GalleryBlock({ block }: { block: BlockOf<'gallery'> }) {
  return (
    <BlockSection block={block}>
      <Gallery pictures={block.pictures} />
    </BlockSection>
  );
}
