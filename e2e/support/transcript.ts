import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@nasaq/contract';
import { expect } from './test.ts';

const folder = path.resolve(import.meta.dirname, '../transcripts');

/** Compares what is heard with the file that was read by a person; `npm run transcripts:renew` writes that anew. */
export async function expectTranscript(locale: Locale, name: string, phrases: string[]): Promise<void> {
  expect(phrases.length, 'phrases').toBeGreaterThan(0);
  const file = path.join(folder, locale, `${name}.txt`);
  const heard = `${phrases.join('\n')}\n`;
  if (process.env.TRANSCRIPTS === 'renew') {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, heard);
  }
  expect.soft(heard, `e2e/transcripts/${locale}/${name}.txt`).toBe(await readFile(file, 'utf8'));
}
