'use client';

import type { FieldSpec } from '@nasaq/translation';
import { useAuth } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import type { ControlProps } from './control-props.ts';
import { Icon } from '../icons.tsx';
import { DocumentName, DocumentPicker, type Reference } from '../references/document-picker.tsx';
import { NewDocument } from '../references/new-document.tsx';
import { useDocument } from '../references/known-documents.ts';
import { useCollections } from '../references/use-collections.ts';

/** The entries that a field refers to, in an order where there are several. */
export function ReferenceControl({ field, ids, isReadOnly, onChange, place, value }: ControlProps) {
  const chosen = (Array.isArray(value) ? value : [value]).flatMap((one) => referenceOf(field, one) ?? []);
  const relationTo = field.relationTo ?? [];
  const root = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    // What had the keys is gone: the field in which it was chosen, or the button that removed it.
    if (document.activeElement !== document.body) return;
    (root.current?.querySelector('input') ?? root.current?.querySelector('a'))?.focus();
  });
  const store = (references: Reference[]) => {
    hasActed.current = true;
    const values = references.map((one) => (relationTo.length > 1 ? one : one.value));
    onChange(field.hasMany ? values : (values[0] ?? null));
  };
  const add = (one: Reference) => store(chosen.some(isLike(one)) ? chosen : [...chosen, one]);
  const move = (from: number, by: -1 | 1) => store(chosen.toSpliced(from, 1).toSpliced(from + by, 0, chosen[from]!));

  return (
    <div ref={root} className="desk-reference" data-place={place}>
      {chosen.length > 0 && (
        <ul>
          {chosen.map((reference, index) => (
            <Chosen
              key={`${reference.relationTo}/${reference.value}`}
              reference={reference}
              {...(!isReadOnly && {
                onRemove: () => store(chosen.toSpliced(index, 1)),
                ...(index > 0 && { onUp: () => move(index, -1) }),
                ...(index < chosen.length - 1 && { onDown: () => move(index, 1) }),
              })}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (field.hasMany || chosen.length === 0) && (
        <>
          <DocumentPicker
            describedBy={ids.describedBy}
            filter={field.filter}
            labelledBy={ids.labelledBy}
            onChange={add}
            relationTo={relationTo}
            value={null}
          />
          <NewDocument filter={field.filter} onMade={add} relationTo={relationTo} />
        </>
      )}
    </div>
  );
}

interface ChosenProps {
  reference: Reference;
  onRemove?: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

function Chosen({ onDown, onRemove, onUp, reference: { relationTo, value } }: ChosenProps) {
  const { language, texts } = useDesk();
  const collection = useCollections()(relationTo);
  // An editor may be limited to other kinds.
  const mayRead = Boolean(useAuth().permissions?.collections?.[relationTo]?.read);
  const document = useDocument(collection, mayRead ? value : null);
  const name = document?.name[language] || String(value);
  return (
    <li className="desk-chosen">
      {mayRead ? (
        <a href={`/admin/collections/${relationTo}/${value}`} rel="noreferrer" target="_blank">
          {document ? <DocumentName document={document} /> : document === null ? texts.documentGone : texts.loading}
        </a>
      ) : (
        <span className="desk-foot__note">{texts.documentHidden}</span>
      )}
      <span className="desk-picker__kind">{collection.label}</span>
      {onUp && (
        <button aria-label={fill(texts.moveUp, { name })} className="desk-tool" onClick={onUp} type="button">
          <Icon name="up" />
        </button>
      )}
      {onDown && (
        <button aria-label={fill(texts.moveDown, { name })} className="desk-tool" onClick={onDown} type="button">
          <Icon name="down" />
        </button>
      )}
      {onRemove && (
        <button aria-label={fill(texts.removeNamed, { name })} className="desk-tool" onClick={onRemove} type="button">
          <Icon name="remove" />
        </button>
      )}
    </li>
  );
}

function referenceOf({ relationTo = [] }: FieldSpec, value: unknown): Reference | null {
  if (typeof value === 'number' || typeof value === 'string') return { relationTo: relationTo[0]!, value };
  const stored = value as Partial<Reference> & { id?: number };
  if (stored?.relationTo && stored.value !== undefined) return { relationTo: stored.relationTo, value: stored.value };
  return stored?.id === undefined ? null : { relationTo: relationTo[0]!, value: stored.id };
}

function isLike(one: Reference): (other: Reference) => boolean {
  return (other) => other.relationTo === one.relationTo && other.value === one.value;
}
