'use client';

import type { Locale } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';
import { joinPlural, type PluralParts, splitPlural } from '@nasaq/messages/plural-parts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { valuesOf } from '../find-texts.ts';
import { nameOfForm } from '../problem-text.ts';
import { WordField } from './word-field.tsx';

/** A text as it is being written: as a whole, or in its parts, which stay while one of them cannot be read. */
export interface Written {
  text: string;
  parts: PluralParts | null;
}

export function writtenOf(kind: TextKind, text: string): Written {
  return { text, parts: kind === 'icu' ? splitPlural(text) : null };
}

interface Props {
  built: string;
  /** What is wrong with the whole stands there. */
  errorId: string | undefined;
  /** What is wrong in one part. */
  fault: { part: string; sentence: string } | null;
  kind: TextKind;
  language: Locale;
  locale: Locale;
  onChange: (written: Written) => void;
  written: Written;
}

/** One field, or one for each form of a count and what stands around it. */
export function WordFields({ built, errorId, fault, kind, language, locale, onChange, written }: Props) {
  const texts = wordTexts[language];
  const values = valuesOf(kind, built);
  const shared = { errorId, language, locale };
  const { parts, text: whole } = written;
  if (!parts) {
    const change = (text: string) => onChange({ text, parts: null });
    return <WordField {...shared} label={texts.text} onChange={change} value={whole} values={values} />;
  }
  const others = values.filter((name) => name !== parts.name);
  const put = (change: Partial<PluralParts>) => {
    const now = { ...parts, ...change };
    onChange({ text: joinPlural(now), parts: now });
  };
  const putForm = (form: string, text: string) =>
    put({ forms: parts.forms.map(([name, before]) => [name, name === form ? text : before] as const) });
  const faultAt = (part: string) => (fault?.part === part ? fault.sentence : undefined);
  return (
    <>
      <WordField
        {...shared}
        error={faultAt('before')}
        label={texts.before}
        onChange={(before) => put({ before })}
        value={parts.before}
        values={others}
      />
      <div className="words__forms">
        {parts.forms.map(([form, text]) => (
          <WordField
            key={form}
            {...shared}
            isShort
            error={faultAt(form)}
            label={fill(texts.form, { form: nameOfForm(texts.problems, form) })}
            onChange={(changed) => putForm(form, changed)}
            value={text}
            values={['#', ...others]}
          />
        ))}
      </div>
      <WordField
        {...shared}
        error={faultAt('after')}
        label={texts.after}
        onChange={(after) => put({ after })}
        value={parts.after}
        values={others}
      />
    </>
  );
}
