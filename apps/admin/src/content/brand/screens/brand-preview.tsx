'use client';

import { type Locale, languageNames, locales } from '@nasaq/contract';
import { useConfig, useDocumentInfo, useTranslation, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { MailFrame } from '../../../platform/staff/screens/mail-frame.tsx';
import { ScaledWindow, SiteFrame } from '../../../platform/staff/screens/scaled-window.tsx';
import { brandLabels } from '../catalogue/index.ts';
import type { BrandPreview as Preview } from '../preview-endpoint.ts';
import './brand-fields.css';

const views = ['home', 'service', 'form', 'mail', 'share'] as const;
type View = (typeof views)[number];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** How wide the page believes its window to be, in pixels. */
const devices = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof devices;
/** Of a share image, in pixels. */
const shareWidth = 1200;

/** A mail follows its reader's theme: here, the one that is chosen. */
function inTheme(mail: string, theme: Theme): string {
  return mail.replace('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all');
}

/** `null` where it cannot be had now. */
async function load(address: string, signal: AbortSignal): Promise<Record<Locale, Preview> | null> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal });
    return answer.ok ? ((await answer.json()) as Record<Locale, Preview>) : null;
  } catch {
    return null;
  }
}

/** The newest draft of the brand on real pages, in a mail and in a share image, before anybody else sees it. */
export function BrandPreview() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = brandLabels.preview;
  const { config } = useConfig();
  const { lastUpdateTime } = useDocumentInfo();
  const [preview, setPreview] = useState<Record<Locale, Preview> | null>(null);
  const [failed, setFailed] = useState(false);
  const [view, setView] = useState<View>('home');
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [theme, setTheme] = useState<Theme>('light');
  const { breakpoints } = useWindowInfo();
  const [chosenDevice, setDevice] = useState<Device | null>(null);
  const device = chosenDevice ?? (breakpoints?.s ? 'phone' : 'desktop');
  const id = useId();

  useEffect(() => {
    const leaving = new AbortController();
    void load(`${config.routes.api}/globals/brand/preview?saved=${lastUpdateTime}`, leaving.signal).then((loaded) => {
      if (leaving.signal.aborted) return null;
      if (loaded) setPreview(loaded);
      setFailed(loaded === null);
      return null;
    });
    return () => leaving.abort();
  }, [config.routes.api, lastUpdateTime]);

  const shown = chosen ?? language;
  const of = preview?.[shown];
  const isPage = view !== 'mail' && view !== 'share';
  const page = of && view !== 'mail' ? of.pages[view] : null;
  // A share image has one theme.
  const address = page && view !== 'share' ? `${page}&theme=${theme}` : page;
  const frame = { className: 'brand-preview__frame', 'data-view': view };
  const title = texts[view][language];
  const key = `${view} ${shown} ${theme} ${lastUpdateTime}`;
  return (
    <section className="brand-preview">
      <div className="brand-preview__choices">
        <label htmlFor={`${id}-view`}>{texts.view[language]}</label>
        <select id={`${id}-view`} onChange={({ target }) => setView(target.value as View)} value={view}>
          {views.map((one) => (
            <option disabled={one === 'service' && of?.pages.service === null} key={one} value={one}>
              {texts[one][language]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-language`}>{texts.language[language]}</label>
        <select id={`${id}-language`} onChange={({ target }) => setChosen(target.value as Locale)} value={shown}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale][language]}
            </option>
          ))}
        </select>
        {view !== 'share' && (
          <>
            <label htmlFor={`${id}-theme`}>{texts.theme[language]}</label>
            <select id={`${id}-theme`} onChange={({ target }) => setTheme(target.value as Theme)} value={theme}>
              {themes.map((one) => (
                <option key={one} value={one}>
                  {texts[one][language]}
                </option>
              ))}
            </select>
          </>
        )}
        {isPage && (
          <>
            <label htmlFor={`${id}-device`}>{texts.device[language]}</label>
            <select id={`${id}-device`} onChange={({ target }) => setDevice(target.value as Device)} value={device}>
              {(Object.keys(devices) as Device[]).map((one) => (
                <option key={one} value={one}>
                  {texts[one][language]}
                </option>
              ))}
            </select>
          </>
        )}
        {address && (
          <a href={address} rel="noreferrer" target="_blank">
            {texts.open[language]}
          </a>
        )}
      </div>
      {failed && <p role="alert">{texts.failed[language]}</p>}
      {/* What was saved meanwhile is shown by a frame of its own. */}
      {of &&
        (address ? (
          <ScaledWindow width={isPage ? devices[device] : shareWidth}>
            <SiteFrame {...frame} key={key} src={address} title={title} />
          </ScaledWindow>
        ) : (
          <MailFrame {...frame} html={inTheme(of.mail, theme)} key={key} title={title} />
        ))}
      <p className="brand-preview__hint">{texts.hint[language]}</p>
    </section>
  );
}
