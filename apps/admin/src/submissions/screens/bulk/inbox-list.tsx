'use client';

import { isSubmissionKind } from '@nasaq/contract';
import { DefaultListView, Table, useAuth, useTranslation } from '@payloadcms/ui';
import type { Column, ListViewClientProps } from 'payload';
import { useMemo } from 'react';
import { mayAnswerSubmissions } from '../../../platform/staff/access.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { bulkTexts } from '../../catalogue/index.ts';
import { PickAll, PickedProvider, PickRow, usePicked } from './picked.tsx';

/** Payload's list; who answers the inbox ticks its rows, with boxes that have names. */
export function InboxList(props: ListViewClientProps) {
  return (
    <PickedProvider>
      <PickingList {...props} />
    </PickedProvider>
  );
}

function PickingList(props: ListViewClientProps) {
  const { collectionSlug: kind, columnState } = props;
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { rows } = usePicked();
  const mayPick = isSubmissionKind(kind) && mayAnswerSubmissions(user, kind);
  const table = useMemo(() => {
    const texts = bulkTexts[interfaceLanguage(i18n)];
    const boxes = {
      accessor: '_select',
      active: true,
      field: { admin: { disabled: true }, hidden: true },
      Heading: <PickAll texts={texts} />,
      renderedCells: rows.map((row) => <PickRow key={row.id} row={row} texts={texts} />),
    } as unknown as Column;
    return (
      <div className="table-wrap">
        <Table columns={mayPick ? [boxes, ...columnState] : columnState} data={rows as never} />
      </div>
    );
  }, [columnState, i18n, mayPick, rows]);
  return <DefaultListView {...props} Table={table} />;
}
