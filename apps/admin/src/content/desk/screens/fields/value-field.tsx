'use client';

import type { Locale } from '@nasaq/contract';
import type { FieldSpec, Place } from '@nasaq/translation';
import { useId } from 'react';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { FieldFindings } from '../plugs/desk-checks.tsx';
import { useDesk, useValue } from '../desk-context.ts';
import { placeKey } from '../desk-focus.ts';
import { CopyValue } from './copy-value.tsx';
import { FieldPanels } from '../plugs/plugs.tsx';
import { useIsHidden } from '../work-filter.ts';
import { FieldCells } from './cells.tsx';
import type { CellIds } from './control-props.ts';
import { Control } from './control.tsx';
import { FieldHead, hintId } from './field-head.tsx';
import { useNamedBy } from './row-names.ts';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
}

/** A value that is no running text, in each language: figures, choices and references of rows. */
export function ValueField({ field, path, present }: Props) {
  return (
    <FieldCells
      renderCell={(locale, ids) => <Value field={field} ids={ids} place={{ locale, path }} />}
      field={field}
      path={path}
      tools={<CopyValue field={field} path={path} {...(present && { present })} />}
      {...(present && { present })}
    />
  );
}

function Value({ field, ids, place }: { field: FieldSpec; ids: CellIds; place: Place }) {
  const { isReadOnly, store } = useDesk();
  return (
    <Control
      field={field}
      ids={ids}
      isReadOnly={isReadOnly || Boolean(field.readOnly)}
      onChange={(value) => store.write(place, value)}
      place={placeKey(place)}
      value={useValue(place)}
    />
  );
}

/** A value that both languages share: it stands once. */
export function SharedField({ field, path }: Pick<Props, 'field' | 'path'>) {
  const id = useId();
  const namedBy = useNamedBy(id);
  const { columns, isReadOnly, store } = useDesk();
  const place: Place = { locale: 'en', path };
  const value = useValue(place);
  const isHidden = useIsHidden(path);
  if (isHidden) return null;
  const told = columns.map((locale) => `${id}-${locale}-findings`);
  const describedBy = [...told, hintId(field, id)].join(' ').trim();
  return (
    <div className="desk-field desk-field--shared" data-kind={field.kind} data-path={path}>
      <FieldHead field={field} id={id} path={path} />
      <Control
        field={field}
        ids={{ labelledBy: namedBy, describedBy }}
        isReadOnly={isReadOnly || Boolean(field.readOnly)}
        onChange={(next) => store.writeShared(path, next)}
        place={placeKey(place)}
        value={value}
      />
      {columns.map((locale, at) => (
        <FieldFindings id={told[at]!} key={locale} place={{ locale, path }} />
      ))}
      <Conflicts place={place} />
      <FieldPanels path={path} />
    </div>
  );
}
