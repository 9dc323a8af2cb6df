import type { Payload } from 'payload';
import { picture } from '../uploads/testing/pictures.ts';

/** A picture in the media collection, described in both languages as `Alt of <name>` and «وصف <name>». */
export async function storePicture(payload: Payload, name: string): Promise<number> {
  const data = await picture('png', 40, 20);
  const { id } = await payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: `Alt of ${name}`, altOther: `وصف ${name}` },
    file: { data, mimetype: 'image/png', name: `${name}.png`, size: data.length },
  });
  return id;
}
