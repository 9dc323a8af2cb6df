'use client';

import { ConfirmationModal, useEditDepth, useModal, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { storedForms } from './stored-forms.ts';
import type { Trouble } from './saved-form.ts';
import type { Saver } from './saver.ts';
import { savingTexts } from '../../catalogue/index.ts';
import { useFormPlace } from './use-form-saves.ts';

/** Whoever leaves the form goes when what was typed is saved; where it cannot be, they are asked. */
export function LeaveGuard({ saver }: { saver: Pick<Saver, 'flush' | 'isUnsaved' | 'keep'> }) {
  const { i18n } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const { openModal } = useModal();
  // A form in a drawer stands over another one.
  const modal = `leave-unsaved-${useEditDepth()}`;
  const router = useRouter();
  const { user } = useFormPlace();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isLeaving = useRef(false);
  const go = useRef(() => {});

  const hold = useEffectEvent(async (leave: () => void) => {
    go.current = () => {
      isLeaving.current = true;
      leave();
    };
    const found = await saver.flush();
    if (!found) return go.current();
    setTrouble(found);
    openModal(modal);
  });

  const heldClick = useEffectEvent((event: MouseEvent) => {
    const control = leavingControl(event);
    if (!control || isLeaving.current || !saver.isUnsaved()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hold(() => {
      // It may have gone meanwhile, as a menu does.
      if (control.isConnected) control.click();
      else if (control instanceof HTMLAnchorElement) router.push(control.href);
    });
  });

  const heldStep = useEffectEvent((event: NavigateEvent) => {
    const isStep = event.navigationType === 'traverse' && event.cancelable && !isSamePage(event.destination.url);
    if (!isStep || isLeaving.current || !saver.isUnsaved()) return;
    event.preventDefault();
    const { key } = event.destination;
    void hold(() => navigation.traverseTo(key));
  });

  const heldUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLeaving.current || !saver.isUnsaved()) return;
    saver.keep();
    // While the browser asks, it is on its way: whoever stays finds it saved.
    void saver.flush();
    event.preventDefault();
  });

  useEffect(() => {
    const clicked = (event: MouseEvent) => heldClick(event);
    const unloaded = (event: BeforeUnloadEvent) => heldUnload(event);
    const stepped = (event: NavigateEvent) => heldStep(event);
    // Whoever writes again has stayed after all.
    const typed = () => void (isLeaving.current = false);
    // Back and forward: older browsers step without asking; the form sends and keeps what it has when it goes.
    const history = 'navigation' in window ? navigation : null;
    window.addEventListener('click', clicked, true);
    window.addEventListener('input', typed, true);
    window.addEventListener('beforeunload', unloaded);
    history?.addEventListener('navigate', stepped);
    return () => {
      window.removeEventListener('click', clicked, true);
      window.removeEventListener('input', typed, true);
      window.removeEventListener('beforeunload', unloaded);
      history?.removeEventListener('navigate', stepped);
    };
  }, []);

  // Asked of the browser only with a trouble: there is none while the server renders.
  const isLost = trouble !== null && !storedForms(user).isStored();
  return (
    <ConfirmationModal
      body={trouble?.kind === 'conflict' ? texts.leaveConflict : isLost ? texts.leaveLost : texts.leaveKept}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      heading={texts.leaveHeading}
      modalSlug={modal}
      onConfirm={() => go.current()}
    />
  );
}

/** What a click would leave the form by: a link to another page, or the other content language. */
function leavingControl(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const control = (event.target as Element).closest<HTMLElement>('a[href], .popup-button-list button');
  if (control instanceof HTMLAnchorElement) {
    const isElsewhere = control.target === '_blank' || control.hasAttribute('download');
    return isElsewhere || !/^https?:/.test(control.href) || isSamePage(control.href) ? null : control;
  }
  return control?.querySelector('[data-locale]') ? control : null;
}

function isSamePage(address: string): boolean {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}
