'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import type { DeskPreview } from '../../preview-endpoint.ts';
import { useDesk, useDeskState } from '../desk-context.ts';
import { Icon } from '../icons.tsx';

interface Props {
  /** Of the desk's host, as `/api/posts/7/desk`. */
  address: string;
  onClose: () => void;
}

/** How wide the page in the preview is told that it is, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** The pages of both languages below their columns, as readers would see the newest draft; asked for when it is opened. */
export function PreviewDock({ address, onClose }: Props) {
  const { columns, isNarrow, texts } = useDesk();
  const [device, setDevice] = useState<Device>('phone');
  const [hidden, setHidden] = useState<Locale | null>(isNarrow ? columns[0] : null);
  const [isTall, setTall] = useState(isNarrow);
  const pages = usePages(address);
  const shown = columns.filter((locale) => locale !== hidden);

  return (
    <section aria-label={texts.preview} className="desk-preview" data-tall={isTall || undefined}>
      <header className="desk-preview__bar">
        <div aria-label={texts.previews.languages} className="desk-preview__choice" role="group">
          {columns.map((locale) => (
            <button
              aria-pressed={locale !== hidden}
              className="desk-button desk-button--bare"
              key={locale}
              onClick={() => setHidden((before) => toggled(before, locale, columns, isNarrow))}
              type="button"
            >
              {texts.languages[locale]}
            </button>
          ))}
        </div>
        <div aria-label={texts.previews.width} className="desk-preview__choice" role="group">
          {(Object.keys(widths) as Device[]).map((one) => (
            <button
              aria-pressed={device === one}
              className="desk-button desk-button--bare"
              key={one}
              onClick={() => setDevice(one)}
              type="button"
            >
              {texts.previews[one]}
            </button>
          ))}
        </div>
        <button
          aria-pressed={isTall}
          className="desk-button desk-button--bare"
          onClick={() => setTall(!isTall)}
          type="button"
        >
          {texts.previews.tall}
        </button>
        <button aria-label={texts.previews.close} className="desk-tool" onClick={onClose} type="button">
          <Icon name="remove" />
        </button>
      </header>
      <div className="desk-cells" data-alone={shown.length === 1 || undefined}>
        {shown.map((locale) => (
          <Page key={locale} locale={locale} page={pages?.[locale]} width={widths[device]} />
        ))}
      </div>
    </section>
  );
}

/** A narrow screen shows one of them, a wide one at least one. */
function toggled(hidden: Locale | null, locale: Locale, columns: readonly Locale[], isNarrow: boolean): Locale | null {
  const other = columns.find((one) => one !== locale)!;
  if (isNarrow) return other;
  if (hidden === locale) return null;
  return hidden === null ? locale : other;
}

interface PageProps {
  locale: Locale;
  page: string | null | undefined;
  width: number;
}

/** The page draws itself as wide as its reader's screen, and is shown as wide as its column. */
function Page({ locale, page, width }: PageProps) {
  const { texts } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useShownAgain(frame, page);

  // The box comes with the page's address: after the first drawing, mostly.
  const box = useCallback(
    (element: HTMLDivElement) => {
      const size = new ResizeObserver(([entry]) => setScale(Math.min(1, entry!.contentRect.width / width)));
      size.observe(element);
      return () => size.disconnect();
    },
    [width],
  );

  if (page === undefined) return <p className="desk-preview__none">{texts.loading}</p>;
  if (page === null) return <p className="desk-preview__none">{texts.previews.noAddress[locale]}</p>;
  return (
    <div
      ref={box}
      className="desk-preview__page"
      style={{ '--desk-scale': scale, '--desk-width': `${width}px` } as CSSProperties}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own site, whose pages need their scripts and their storage */}
      <iframe
        ref={frame}
        lang={localeInfo[locale].tag}
        src={page}
        title={fill(texts.previews.page, { language: texts.languages[locale] })}
      />
    </div>
  );
}

/** The page reads its draft again whenever something of it was stored, as it does in the CMS's own preview. */
function useShownAgain(frame: { current: HTMLIFrameElement | null }, page: string | null | undefined): void {
  const stored = useDeskState((state) => state.stored);
  const told = useRef(stored);
  useEffect(() => {
    if (!page || told.current === stored) return;
    told.current = stored;
    frame.current?.contentWindow?.postMessage({ type: 'payload-document-event' }, new URL(page).origin);
  }, [frame, page, stored]);
}

/** Where the pages are; asked again when an address has changed. */
function usePages(address: string): DeskPreview | null {
  const slugs = useDeskState(({ stored }) => `${String(stored.en.slug)} ${String(stored.ar.slug)}`);
  const [pages, setPages] = useState<DeskPreview | null>(null);
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === slugs) return;
    asked.current = slugs;
    fetch(`${address}/preview`, { credentials: 'same-origin' }).then(
      async (answer) => answer.ok && setPages((await answer.json()) as DeskPreview),
      // The desk says by itself when the host is away.
      () => {},
    );
  }, [address, slugs]);
  return pages;
}
