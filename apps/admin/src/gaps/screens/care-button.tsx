'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { gapTexts } from '../catalogue/index.ts';
import { CareDialog, type CareProps } from './care-dialog.tsx';

/** Opens what can be said of a gap: whose it is, that it waits, that it is done. */
export function CareButton(props: Omit<CareProps, 'onClose'> & { language: Locale }) {
  const texts = gapTexts[props.language].care;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={fill(texts.of, { title: props.title })}
        buttonStyle="subtle"
        margin={false}
        onClick={() => setOpen(true)}
        size="small"
        type="button"
      >
        {texts.open}
      </Button>
      {isOpen && <CareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
