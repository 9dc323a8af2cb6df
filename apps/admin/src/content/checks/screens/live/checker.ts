import type { Locale } from '@nasaq/contract';
import type { Doc, Docs, FieldSpec, TranslationRecord } from '@nasaq/translation';
import { type Facts, findingsOf, type Levels, noFacts } from '@nasaq/translation/checks';
import { tellFindings, type ToldFinding } from '../../told-finding.ts';

/** What has changed since the last question; the first one says all. */
export interface Question {
  type?: string;
  fields?: readonly FieldSpec[];
  /** By language, fields of the first level. */
  docs: Partial<Record<Locale, Doc>>;
  record?: TranslationRecord;
  facts?: Partial<Facts>;
  levels?: Levels;
}

/** Remembers a document between two questions, so that of a long one only what has changed is sent. */
export class Checker {
  private type = '';
  private fields: readonly FieldSpec[] = [];
  private docs: Docs = { en: {}, ar: {} };
  private record: TranslationRecord | null = null;
  private facts: Facts = noFacts;
  private levels: Levels = {};

  answer({ docs, facts, fields, levels, record, type }: Question): ToldFinding[] {
    this.type = type ?? this.type;
    this.fields = fields ?? this.fields;
    this.docs = { en: { ...this.docs.en, ...docs.en }, ar: { ...this.docs.ar, ...docs.ar } };
    this.record = record ?? this.record;
    this.facts = { ...this.facts, ...facts };
    this.levels = levels ?? this.levels;
    const input = { docs: this.docs, facts: this.facts, fields: this.fields, levels: this.levels, record: this.record };
    return tellFindings(findingsOf({ ...input, type: this.type }), this.fields, this.docs);
  }
}
