'use client';

import { useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { deskTexts } from '../../catalogue/index.ts';
import type { Trouble } from '../../saving/screens/saved-form.ts';
import type { Desk } from '../desk-api.ts';
import { type DeskAddress, readDesk } from './desk-calls.ts';
import { KeptPlaces } from './kept-desk.ts';
import { DeskLayout } from './desk-layout.tsx';
import { DeskPlugs } from './plugs/plugs.tsx';
import './comments/comments.css';
import './conflicts/conflicts.css';
import './controls.css';
import './desk.css';
import './entry/entry.css';
import './fields/fields.css';
import './plugs/side-panels.css';
import './presence/presence.css';
import './fields/rows.css';
import './fields/values.css';
import './states/states.css';
import './preview/preview.css';
import './rich-text/rich-text.css';

interface Props {
  /** What others put into the menu of the entry. */
  menuItems?: ReactNode;
  /** The desk as it came with the page, and the member of staff for whom; read by the screen itself without. */
  opened?: Desk;
  member?: number;
}

/** Both languages of an entry, or of a page that exists once, on one screen. */
export function DeskScreen({ member, menuItems, opened: given }: Props) {
  const at = useDeskAddress();
  const { i18n } = useTranslation();
  const texts = deskTexts[interfaceLanguage(i18n)];
  // What has been shown once may have been changed since: a page comes back from the browser's history as it came first.
  const [brought] = useState(() =>
    given && at?.user === member && !shown.has(given.form) ? { at, desk: given } : null,
  );
  const [opened, setOpened] = useState<{ desk: Desk } | { trouble: Trouble } | null>(brought);
  const isBrowser = useSyncExternalStore(noChanges, always, never);

  useEffect(() => {
    let isGone = false;
    if (brought && brought.at === at) shown.add(brought.desk.form);
    else if (at) void readDesk(at).then((got) => isGone || setOpened(got));
    return () => {
      isGone = true;
    };
  }, [at, brought]);

  // The server has no browser that may have kept something for it.
  if (!isBrowser || !at || !opened)
    return (
      <p className="desk-waiting" role="status">
        {texts.opening}
      </p>
    );
  if ('desk' in opened)
    return (
      <DeskPlugs at={at} form={opened.desk.form} key={opened.desk.form}>
        <Placed user={at.user}>
          {(places) => <DeskLayout at={at} desk={opened.desk} menuItems={menuItems} places={places} />}
        </Placed>
      </DeskPlugs>
    );
  return (
    <div className="desk-waiting" role="alert">
      <p>
        {texts.notOpened[opened.trouble.kind]} <bdi>{opened.trouble.message}</bdi>
      </p>
      <button className="desk-button" onClick={() => void readDesk(at).then(setOpened)} type="button">
        {texts.tryAgain}
      </button>
    </div>
  );
}

interface PlacedProps {
  user: number;
  children: (places: KeptPlaces) => ReactNode;
}

/** What windows have kept of the desk is known before it is drawn. */
function Placed({ children, user }: PlacedProps) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const desk = `${globalSlug ?? `${collectionSlug}-${id}`}-desk`;
  const [places, setPlaces] = useState<KeptPlaces | null>(null);
  // Not while it is drawn: React throws away what it has drawn in vain, and nobody would give back what that has claimed.
  useLayoutEffect(() => {
    let isGone = false;
    void KeptPlaces.open({ user, desk }).then((claimed) => (isGone ? claimed.release() : setPlaces(claimed)));
    return () => {
      isGone = true;
    };
  }, [desk, user]);
  return places && children(places);
}

/** The desks that came with a page and have been shown. */
const shown = new Set<string>();

const noChanges = () => () => {};
const always = () => true;
const never = () => false;

/** Where the desk of this document is; the same object as long as it is the same. */
function useDeskAddress(): DeskAddress | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  // Whose desk this is does not change with the end of the session.
  const [owner] = useState(() => Number(user?.id ?? 0));
  const document = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const { api } = config.routes;
  const { language } = i18n;
  return useMemo(
    () => (document ? { address: `${api}/${document}/desk`, language, user: owner } : null),
    [api, document, language, owner],
  );
}
