import { arranged, isOwnField, type PlannedField, sectionOf } from '@nasaq/contract';
import { Fragment, type ReactNode } from 'react';
import { FormGroup } from '../../ui/form-page.tsx';
import { useForm } from '../core/use-field.ts';
import { OwnField } from './own-field.tsx';
import { usePlan } from '../core/plan.ts';

interface Section {
  /** As the contract's `formParts` name it. */
  name: string;
  title: string;
  /** Each field of the page by its name, in the product's order. */
  fields: Readonly<Record<string, ReactNode>>;
  before?: ReactNode;
  after?: ReactNode;
}

interface Props {
  sections: readonly (Section | false)[];
  level?: 2 | 3;
}

/** The fields of a form below their headings: all of them as they came, or as the owner has arranged them, others between. */
export function FormSections({ sections, level }: Props) {
  const plan = usePlan();
  const { store } = useForm();
  const all = plan && arranged(plan.fields, store.kind as never);
  return sections.map((section) => {
    if (!section) return null;
    const { name, title, fields, before, after } = section;
    const planned: PlannedField[] | undefined = all
      ? all.filter((field) => !field.hidden && sectionOf(store.kind as never, field) === name)
      : undefined;
    if (planned?.length === 0) return null;
    const shown = planned ?? Object.keys(fields).map((field) => ({ name: field }));
    return (
      <FormGroup key={name} title={title} level={level}>
        {before}
        {shown.map((field) => (
          <Fragment key={field.name}>
            {isOwnField(field.name) ? <OwnField field={field} /> : fields[field.name]}
          </Fragment>
        ))}
        {after}
      </FormGroup>
    );
  });
}
