import type { Block, BlockOf, BlockType } from '@nasaq/contract';
import type { ComponentType } from 'react';
import { CallBlock, FormBlock } from './calls.tsx';
import { EntriesBlock, FiguresBlock, QuestionsBlock, StepsBlock, TableBlock } from './lists.tsx';
import { LogosBlock, PeopleBlock } from './people.tsx';
import { GalleryBlock } from './pictures.tsx';
import { HoursBlock, MapBlock } from './place.tsx';
import { PictureBlock, QuoteBlock, TextBlock } from './texts.tsx';
import { VideoBlock } from './video.tsx';

const views: { [T in BlockType]: ComponentType<{ block: BlockOf<T> }> } = {
  text: TextBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  figures: FiguresBlock,
  quote: QuoteBlock,
  steps: StepsBlock,
  table: TableBlock,
  questions: QuestionsBlock,
  video: VideoBlock,
  entries: EntriesBlock,
  logos: LogosBlock,
  people: PeopleBlock,
  hours: HoursBlock,
  map: MapBlock,
  form: FormBlock,
  call: CallBlock,
};

/** The blocks of a page, one below the other. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => {
    const View = views[block.type] as ComponentType<{ block: Block }>;
    return <View block={block} key={block.id} />;
  });
}
