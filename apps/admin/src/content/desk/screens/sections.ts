import type { Bilingual, FieldSpec } from '@nasaq/translation';

/** A part of the desk: a tab of the CMS's form, or what stands beside its text. */
export interface Section {
  id: string;
  label: Bilingual;
  fields: readonly FieldSpec[];
}

interface Names {
  /** Of fields outside of all tabs, and of those beside the text. */
  text: Bilingual;
  aside: Bilingual;
}

/** The fields in the order of the form, its tabs as parts; what stands beside its text comes last. */
export function sectionsOf(fields: readonly FieldSpec[], { aside, text }: Names): Section[] {
  const sections: Section[] = [];
  for (const field of fields.filter((one) => !one.aside)) {
    const label = field.section ?? text;
    const last = sections.at(-1);
    if (last?.label.en === label.en) last.fields = [...last.fields, field];
    else sections.push({ id: `desk-part-${sections.length + 1}`, label, fields: [field] });
  }
  const beside = fields.filter((field) => field.aside);
  return beside.length > 0 ? [...sections, { id: 'desk-part-aside', label: aside, fields: beside }] : sections;
}
