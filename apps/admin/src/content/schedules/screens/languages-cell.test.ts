import { createElement } from 'react';
import { expect, test } from 'vitest';
import { LanguagesCell } from './languages-cell.tsx';

test('a form, which has the cell drawn without a row, gets nothing and no error', async () => {
  // As Payload's form state calls it.
  const { props } = createElement(LanguagesCell, { collectionSlug: 'posts', i18n: { language: 'ar' } } as never);
  await expect(LanguagesCell(props)).resolves.toBeNull();
});
