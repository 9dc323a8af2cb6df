import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { gapTexts } from '../catalogue/index.ts';

/** Rows of a page: a screen that a browser draws at once. */
export const pageSize = 50;

interface Props {
  addressOf: (page: number) => string;
  language: Locale;
  page: number;
  /** Of the rows. */
  total: number;
}

/** The way to the other pages of a table; nothing where all is on one. */
export function Pages({ addressOf, language, page, total }: Props) {
  const texts = gapTexts[language];
  const pages = pagesOf(total);
  if (pages === 1) return null;
  const digits = menuNumber(language);
  const where = fill(texts.page, { page: digits.format(page), pages: digits.format(pages) });
  return (
    <nav aria-label={where} className="gaps__pages">
      {page > 1 && (
        <Link href={addressOf(page - 1)} prefetch={false} rel="prev">
          {texts.previous}
        </Link>
      )}
      <span>{where}</span>
      {page < pages && (
        <Link href={addressOf(page + 1)} prefetch={false} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

/** What stands on a page; the last one for whoever asks for a later one. */
export function onPage<Row>(rows: readonly Row[], wanted: number): { page: number; rows: Row[] } {
  const page = Math.min(wanted, pagesOf(rows.length));
  return { page, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
