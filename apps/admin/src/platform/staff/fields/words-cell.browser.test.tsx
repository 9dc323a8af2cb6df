import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { WordsCell } from './words-cell.tsx';

test.each(inTurn('ar'))('several words of a field stand in a list as words: %s', async (language) => {
  const field = { name: 'tags', type: 'text', label: 'Tags' } as TextFieldClient;
  const cell = (cellData: string[] | null) => (
    <p>
      <WordsCell {...({ cellData, field, rowData: {} } as unknown as DefaultCellComponentProps<TextFieldClient>)} />
    </p>
  );
  const { rerender } = mountScreen(language, cell(['عقد', 'build']));
  await expect.element(page.getByRole('paragraph')).toMatchTextContent(/^عقد[،,] build$/u);
  rerender(cell(null));
  await expect.element(page.getByRole('paragraph')).toMatchTextContent(/Tags/u);
});
