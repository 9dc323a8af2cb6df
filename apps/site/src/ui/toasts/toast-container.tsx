import { type Locale, localeInfo, toastLimits } from '@nasaq/contract';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import {
  type CloseButtonProps,
  Slide,
  toast,
  ToastContainer as Container,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import { useLocale, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { receiveToasts, type ToastMessage } from './show-toast.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** The container of all toasts: the corner stays in both languages, the text direction follows. */
export function ToastContainer() {
  const locale = useLocale();
  const t = useT();
  useEffect(() => receiveToasts((message) => show(message, locale)), [locale]);
  return (
    <Container
      aria-label={t('shell.toast.label')}
      position="bottom-right"
      // The time itself is kept by the body; without this the library would not pause on hover.
      autoClose={toastLimits.autoClose}
      customProgressBar
      hideProgressBar
      icon={false}
      closeOnClick={false}
      closeButton={CloseButton}
      draggable
      draggablePercent={toastLimits.draggablePercent}
      pauseOnHover
      pauseOnFocusLoss
      limit={toastLimits.limit}
      newestOnTop={false}
      rtl={localeInfo[locale].dir === 'rtl'}
      transition={Slide}
    />
  );
}

function show(message: ToastMessage, locale: Locale): void {
  const { variant = 'primary' } = message;
  toast((props) => <ToastBody {...props} message={message} locale={locale} />, {
    type: variant === 'primary' ? 'default' : variant,
    className: `toast toast--${variant} toast--${localeInfo[locale].dir}`,
    role: variant === 'error' ? 'alert' : 'status',
  });
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const t = useT();
  return (
    <button type="button" className="toast__close" onClick={closeToast} aria-label={t('shell.toast.close')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}

type Props = Pick<ToastContentProps, 'closeToast' | 'isPaused'> & {
  message: ToastMessage;
  /** The language that the message was written in; it stays when the page changes its own. */
  locale: Locale;
};

/** A message's words, and the clock that closes it: it stands still under the pointer and while the window is left. */
function ToastBody({ message: { title, text, link }, locale, closeToast, isPaused }: Props) {
  const focused = useWindowFocus();
  useAutoClose(() => closeToast(), isPaused || !focused, toastLimits.autoClose);
  return (
    <div className="toast__text" lang={localeInfo[locale].tag}>
      {title && <strong className="toast__title">{title}</strong>}
      <span>{text}</span>
      {link && (
        <Link href={link.href} preload={false} className="link">
          {link.text}
        </Link>
      )}
    </div>
  );
}

/**
 * Calls `close` once `limit` milliseconds have passed that were not paused.
 * The library's own clock is the animation of its progress bar, which settings for reduced motion can break.
 */
function useAutoClose(close: () => void, paused: boolean, limit: number): void {
  const left = useRef(limit);
  const end = useEffectEvent(close);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}

/** Whether the reader is in this window. */
function useWindowFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hasFocus(),
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}
