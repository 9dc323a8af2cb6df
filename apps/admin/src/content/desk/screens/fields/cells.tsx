'use client';

import type { Locale } from '@nasaq/contract';
import { type FieldSpec, hasWords } from '@nasaq/translation';
import { type ReactNode, useId } from 'react';
import { FieldFindings } from '../plugs/desk-checks.tsx';
import { FieldPanels } from '../plugs/plugs.tsx';
import { useDesk, useIsUnfolded, useUnit } from '../desk-context.ts';
import { CellFoot } from '../states/cell-foot.tsx';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { useIsHidden } from '../work-filter.ts';
import { languageId } from '../written-in.ts';
import type { CellIds } from './control-props.ts';
import { FieldHead, hintId } from './field-head.tsx';
import { useNamedBy } from './row-names.ts';
import { FoldedSource } from './folded-source.tsx';

interface Props {
  field: FieldSpec;
  path: string;
  /** The languages that have the row in which it stands; both outside of rows. */
  present?: Record<Locale, boolean>;
  /** What can be done with the field as a whole. */
  tools?: ReactNode;
  /** Between its name and its languages. */
  bar?: ReactNode;
  /** Of a long text: the paragraph of the folded language that answers what somebody writes. */
  sourceParagraph?: number | undefined;
  renderCell: (locale: Locale, ids: CellIds) => ReactNode;
}

/** A field of which each language has its own value: both beside each other under one name. */
export function FieldCells({ bar, field, path, present, renderCell, sourceParagraph, tools }: Props) {
  const id = useId();
  const namedBy = useNamedBy(id);
  const { columns, isNarrow } = useDesk();
  const isUnfolded = useIsUnfolded(path);
  const unit = useUnit(path);
  const isHidden = useIsHidden(path);
  const shown = columns.filter((locale) => present?.[locale] ?? true);
  if (isHidden) return null;
  return (
    <div className="desk-field" data-kind={field.kind} data-path={path}>
      <FieldHead field={field} id={id} path={path} tools={tools} />
      {bar}
      <div className="desk-cells" data-alone={shown.length === 1 || undefined}>
        {shown.map((locale) => {
          // Figures and choices are as short as what would stand for them.
          const isFolded = isNarrow && !isUnfolded && shown.length === 2 && locale === columns[0] && isText(field);
          const ids = {
            labelledBy: `${namedBy} ${languageId(locale)}`,
            describedBy: `${id}-${locale} ${id}-${locale}-findings ${hintId(field, id)}`.trim(),
          };
          return (
            <div className="desk-cell" data-locale={locale} data-state={unit?.states[locale]} key={locale}>
              {isFolded ? (
                <FoldedSource field={field} ids={ids} paragraph={sourceParagraph} place={{ locale, path }} />
              ) : (
                <>
                  {renderCell(locale, ids)}
                  <CellFoot field={field} id={`${id}-${locale}`} place={{ locale, path }}>
                    <FieldFindings id={`${id}-${locale}-findings`} place={{ locale, path }} />
                  </CellFoot>
                </>
              )}
              <Conflicts place={{ locale, path }} />
            </div>
          );
        })}
      </div>
      <FieldPanels path={path} />
    </div>
  );
}

function isText({ kind }: FieldSpec): boolean {
  return hasWords({ kind }) || kind === 'slug';
}
