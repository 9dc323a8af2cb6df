import { localeInfo, toastLimits, type Locale } from '@nasaq/contract';
import { useEffect } from 'react';
import { Slide, ToastContainer as Container, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import { useLocale } from '../../locale/use-locale.ts';
import { useT } from '../../locale/use-t.ts';
import { receiveToasts, type ToastMessage } from './show-toast.ts';
import { ToastBody } from './toast-body.tsx';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** The container as behaviour.md section 5 configures it: the corner stays in both languages, the text direction follows. */
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
