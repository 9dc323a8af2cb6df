import { isolated, type Locale, localePath, sentPath } from '@nasaq/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadCatalogue, loadedCatalogue } from '../../locale/load-catalogue.ts';
import { translatorOf, TranslatorContext, useLocale, useT } from '../../locale/translator.ts';
import { useLocation, useSiteData } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { outbox, useOutbox, whenSettled } from './browser-outbox.ts';
import { entryName } from './entry-name.ts';
import './outbox-bar.css';
import { isIn, type OutboxEntry } from './outbox-entry.ts';
import { ReceiptLine, type SentEntry } from './receipt-line.tsx';

/** At the bottom of every page: what waits to be sent, and receipts that have not been seen. */
export function OutboxBar() {
  return (
    <OutboxTexts>
      <Bar />
    </OutboxTexts>
  );
}

function Bar() {
  const t = useT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const entries = useOutbox();
  const sent = useSentNews(pathname);
  useSeen(entries, pathname);

  // The page of a form shows its own entries, at length.
  const elsewhere = entries.filter(({ path }) => path !== pathname);
  const waiting = elsewhere.filter((entry) => isIn(entry, 'waiting'));
  const returned = elsewhere.filter((entry) => isIn(entry, 'refused') || isIn(entry, 'rejected'));
  const receipts = elsewhere.filter((entry) => isIn(entry, 'sent'));
  const shown = waiting.length + returned.length + receipts.length > 0;

  return (
    <>
      <Spoken text={`${sent} ${waiting.length > 0 ? t('outbox.waiting', { count: waiting.length }) : ''}`.trim()} />
      {shown && (
        <section className="outbox-bar" aria-label={t('outbox.label')}>
          {waiting[0] && (
            <p className="outbox-bar__line">
              <span>{t('outbox.waiting', { count: waiting.length })}</span>{' '}
              <Link href={waiting[0].path}>{t('outbox.look')}</Link>
            </p>
          )}
          {returned.map((entry) => (
            <p key={entry.submission.key} className="outbox-bar__line">
              <span>{t(entry.state.name === 'refused' ? 'outbox.refused_title' : 'outbox.rejected_title')}</span>{' '}
              <Link href={entry.path}>{entryName(entry, locale)}</Link>
            </p>
          ))}
          {receipts.map((entry) => (
            <ReceiptLine key={entry.submission.key} entry={entry} className="outbox-bar__line" />
          ))}
        </section>
      )}
    </>
  );
}

/** A live region speaks what changes in it: it must stand empty first. */
function Spoken({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    region.current!.textContent = text;
  }, [text]);
  return <p ref={region} className="hidden-visually" role="status" />;
}

/**
 * In the window that sent it, a receipt is told at once: in the corner where its line is out of sight, else to those who
 * listen alone. Returns what they are told.
 */
function useSentNews(pathname: string): string {
  const t = useT();
  const locale = useLocale();
  const [news, setNews] = useState<SentEntry>();
  const sentence = ({ submission: { kind }, state: { receipt } }: SentEntry) =>
    t(`outbox.sent.${kind}`, { reference: isolated(receipt.reference, 'ltr') });
  const notify = useEffectEvent((entry: OutboxEntry) => {
    if (!isIn(entry, 'sent')) return;
    if (isInView(entry.path === pathname ? '.form-outbox' : '.outbox-bar')) return setNews(entry);
    const { kind } = entry.submission;
    const { reference, statusKey } = entry.state.receipt;
    showToast({
      variant: 'success',
      title: t('outbox.sent_title'),
      text: sentence(entry),
      link: { href: localePath(locale, sentPath(kind, reference, statusKey)), text: t('outbox.receipt') },
    });
  });
  useEffect(() => whenSettled((entry) => notify(entry)), []);
  return news ? sentence(news) : '';
}

/** The line of what waits becomes that of its receipt in the same place. */
function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight;
}

/** A receipt has been seen when its page was opened. */
function useSeen(entries: readonly OutboxEntry[], pathname: string): void {
  useEffect(() => {
    for (const entry of entries) {
      if (isIn(entry, 'sent') && pathname.endsWith(`/${entry.state.receipt.reference}`))
        void outbox.remove(entry.submission.key);
    }
  }, [entries, pathname]);
}

/** Brings the outbox's texts to pages that are loaded without them; shows nothing until they are here. */
function OutboxTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { numberingSystem, words } = useSiteData();
  const [loaded, setLoaded] = useState<Locale | null>(null);
  const messages = loadedCatalogue(locale, words);
  const translator = translatorOf(locale, messages, numberingSystem);

  useEffect(() => {
    loadCatalogue(locale, ['outbox']).then(
      () => setLoaded(locale),
      (error: unknown) => console.error('The texts of the outbox could not be loaded.', error),
    );
  }, [locale]);

  return loaded === locale && <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
