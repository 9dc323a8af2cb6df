'use client';

import {
  ConfirmationModal,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * In forms that are saved by who writes them alone. Payload asks before a link takes unsaved text away, but neither
 * before a step back or forward nor before another content language.
 */
export function StepGuard() {
  const { docConfig } = useDocumentInfo();
  const modified = useFormModified();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const router = useRouter();
  // A form in a drawer stands over another one.
  const modal = `leave-by-step-${useEditDepth()}`;
  const isUnsaved = modified && docConfig !== undefined && !hasAutosaveEnabled(docConfig);
  const isLeaving = useRef(false);
  const leave = useRef(() => {});

  const hold = useEffectEvent((event: Event, go: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    leave.current = () => {
      isLeaving.current = true;
      go();
    };
    openModal(modal);
  });
  const heldStep = useEffectEvent((event: NavigateEvent) => {
    const { destination } = event;
    if (!isUnsaved || isLeaving.current || event.navigationType !== 'traverse' || !event.cancelable) return;
    if (isOtherPage(destination.url)) hold(event, () => navigation.traverseTo(destination.key));
  });
  const heldClick = useEffectEvent((event: MouseEvent) => {
    const choice = (event.target as Element).closest('.popup-button-list button')?.querySelector('[data-locale]');
    if (!choice || !isUnsaved || isLeaving.current) return;
    const params = new URLSearchParams(location.search);
    params.set('locale', choice.getAttribute('data-locale')!);
    hold(event, () => router.push(`${location.pathname}?${params}`));
  });

  useEffect(() => {
    const stepped = (event: NavigateEvent) => heldStep(event);
    const clicked = (event: MouseEvent) => heldClick(event);
    // Whoever writes again has stayed after all.
    const typed = () => void (isLeaving.current = false);
    const history = 'navigation' in window ? navigation : null;
    history?.addEventListener('navigate', stepped);
    window.addEventListener('click', clicked, true);
    window.addEventListener('input', typed, true);
    return () => {
      history?.removeEventListener('navigate', stepped);
      window.removeEventListener('click', clicked, true);
      window.removeEventListener('input', typed, true);
    };
  }, []);

  return (
    <ConfirmationModal
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      heading={t('general:leaveWithoutSaving')}
      modalSlug={modal}
      onConfirm={() => leave.current()}
    />
  );
}

function isOtherPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname !== location.pathname || search !== location.search;
}
