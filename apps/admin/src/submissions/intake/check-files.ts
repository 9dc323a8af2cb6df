import { fileField, type Fields, type Locale, type PlannedField } from '@nasaq/contract';
import type { Payload } from 'payload';
import { refuseValues } from '../../platform/http/body.ts';
import { isToken, tokenHash } from '../../uploads/index.ts';

/**
 * Files of the owner's fields are of the kinds that the field takes. Each was what its content says when it came; which
 * field wants what only the form knows.
 * @throws {ApiError} `invalid` at the fields whose files are none of those; one that is gone is for its claim to tell
 */
export async function checkFiles(
  planned: readonly PlannedField[],
  files: Readonly<Record<string, readonly string[]>>,
  { form, locale, payload }: { form: Fields; locale: Locale; payload: Payload },
): Promise<void> {
  const narrow = planned.filter(({ files: kinds = 'any', name }) => kinds !== 'any' && (files[name]?.length ?? 0) > 0);
  const hashes = narrow.flatMap(({ name }) => files[name]!.filter(isToken).map(tokenHash));
  if (hashes.length === 0) return;
  const { docs } = await payload.db.find<{ content_type: string; token_hash: string }>({
    collection: 'uploads',
    where: { token_hash: { in: hashes } },
    limit: 0,
    pagination: false,
    select: { content_type: true, token_hash: true },
  });
  const types = new Map(docs.map(({ content_type: type, token_hash: hash }) => [hash, type]));
  const refused = narrow.filter((field) => {
    const taken = fileField('responses', field.name, field)!.types;
    return files[field.name]!.some((token) => {
      const type = isToken(token) ? types.get(tokenHash(token)) : undefined;
      return type !== undefined && !Object.hasOwn(taken, type);
    });
  });
  if (refused.length > 0)
    throw refuseValues(
      refused.map(({ name }) => ({ field: name, rule: 'upload' })),
      form,
      locale,
    );
}
