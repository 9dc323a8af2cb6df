import { isLocale, otherLocale, type Locale } from '@nasaq/contract';
import type { FieldHook, PayloadRequest, TextField } from 'payload';

/**
 * The alternative text in the other language, beside the one that is being edited. Payload saves one language at a
 * time, so that a required localized field alone would let a picture in with one language only. Not a column:
 * it is read from, and written to, the `alt` of the other language (see `saveOtherAlt`).
 */
export function otherAlt(): TextField {
  return {
    name: 'altOther',
    type: 'text',
    virtual: true,
    required: true,
    maxLength: 300,
    label: { en: 'Alternative text in the other language', ar: 'النص البديل باللغة الأخرى' },
    hooks: { afterRead: [readOtherAlt] },
    admin: {
      // Payload shows virtual fields read-only; this one is written by `saveOtherAlt`.
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
      description: {
        en: 'A picture may be used on pages of both languages, so both texts are needed.',
        ar: 'قد تظهر الصورة في صفحات اللغتين، لذلك يلزم النصان.',
      },
    },
  };
}

const readOtherAlt: FieldHook = async ({ data, originalDoc, req }) => {
  const id = (data?.id ?? originalDoc?.id) as number | undefined;
  if (id === undefined || !isLocale(req.locale)) return undefined;
  // Lists and public answers have no use for it.
  if (req.payloadAPI === 'local' && !req.user) return undefined;
  return (await altTexts(req, id))[otherLocale(req.locale)] ?? undefined;
};

/** The stored alternative texts of a picture. */
export async function altTexts(req: PayloadRequest, id: number): Promise<Partial<Record<Locale, string | null>>> {
  const row = (await req.payload.db.findOne({
    collection: 'media',
    where: { id: { equals: id } },
    select: { alt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  })) as { alt?: Partial<Record<Locale, string | null>> | null } | null;
  return row?.alt ?? {};
}
