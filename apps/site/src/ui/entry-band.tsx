import type { ContentType, Summary } from '@nasaq/contract';
import { Cover } from './cover.tsx';

/** The entry's cover art as a full-bleed band under its title. It is the largest paint, so never lazy. */
export function EntryBand({ type, entry }: { type: ContentType; entry: Pick<Summary, 'key' | 'cover'> }) {
  return <Cover type={type} entry={entry} ratio="band" eager className="band" />;
}
