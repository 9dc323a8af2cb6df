'use client';

import type { FormState, Row } from 'payload';
import { Button, toast, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { navigationLabels } from '../catalogue/index.ts';
import { useAskLeftOut, useLeftOut, useUsualRows } from './left-out.tsx';
import type { UsualRow } from '../usual.ts';

/** Above the entries of a menu: the way to arrange it and back, and what of it readers do not see. */
export function NavigationPanel({ menu }: { menu: 'footer' | 'menu' }) {
  const { addFieldRow, removeFieldRow, setModified } = useForm();
  const count = useFormFields(([fields]) => fields[menu]?.rows?.length ?? 0);
  const isArranged = useFormFields(
    ([fields]) => fields[menu]?.rows?.some((_, row) => isFilled(fields, menu, row)) === true,
  );
  useOpenNewRows(menu);
  const language = interfaceLanguage(useTranslation().i18n);
  useAskLeftOut();
  const leftOut = useLeftOut(menu);
  const usual = useUsualRows(menu);
  const say = (texts: Record<'ar' | 'en', string>) => texts[language];
  const number = menuNumber(language);
  const named = ({ page, shown }: UsualRow) =>
    say(navigationLabels.pages[page]) + (shown === 'both' ? '' : ` (${say(navigationLabels.shownIn[shown])})`);

  function arrange() {
    removeAll();
    for (const [index, { page, shown }] of (usual ?? []).entries())
      addFieldRow({
        path: menu,
        rowIndex: index,
        schemaPath: `navigation.${menu}`,
        subFieldState: {
          kind: { value: 'page', initialValue: 'page', valid: true },
          shown: { value: shown, initialValue: shown, valid: true },
          page: { value: page, initialValue: page, valid: true },
        },
      });
    setModified(true);
  }

  function removeAll() {
    for (let index = count - 1; index >= 0; index -= 1) removeFieldRow({ path: menu, rowIndex: index });
  }

  function restore() {
    removeAll();
    setModified(true);
    toast.success(say(navigationLabels.restored));
  }

  return (
    <div className="navigation-panel">
      {!isArranged ? (
        <>
          <p>
            {usual
              ? say(navigationLabels.usualPages).replace('{pages}', () =>
                  usual.map(named).join(language === 'ar' ? '، ' : ', '),
                )
              : say(navigationLabels.usual)}
          </p>
          <Button buttonStyle="secondary" disabled={!usual} margin={false} onClick={arrange} size="small">
            {say(navigationLabels.arrange)}
          </Button>
        </>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={restore} size="small">
          {say(navigationLabels.restore)}
        </Button>
      )}
      {isArranged && leftOut.length > 0 && (
        <div className="navigation-panel__left-out" role="status">
          <p>{say(navigationLabels.leftOut)}</p>
          <ul>
            {leftOut.map(({ number: place, reason }) => (
              <li key={place}>
                {say(navigationLabels.entry)} {number.format(place)}: {say(navigationLabels.reasons[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A row that leads nowhere yet is no arrangement: readers see the usual one as long as there is no other. */
function isFilled(fields: FormState, menu: string, row: number): boolean {
  return ['page', 'entry', 'address'].some((name) => Boolean(fields[`${menu}.${row}.${name}`]?.value));
}

/** The host closes rows that do not say whether they are open: one that was just added is opened, to be filled. */
function useOpenNewRows(menu: string): void {
  const [fields, dispatch] = useFormFields(([all, dispatchFields]) => [all, dispatchFields] as const);
  const rows = fields[menu]?.rows;
  const isNew = (row: Row, place: number) => row.collapsed === undefined && !isFilled(fields, menu, place);
  const hasNew = rows?.some(isNew) ?? false;
  const open = useEffectEvent(() => {
    const updatedRows = rows!.map((row, place) => (isNew(row, place) ? { ...row, collapsed: false } : row));
    dispatch({ type: 'SET_ROW_COLLAPSED', path: menu, updatedRows });
  });
  useEffect(() => {
    if (hasNew) open();
  }, [hasNew]);
}
