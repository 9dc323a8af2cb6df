import { localeInfo, toastLimits } from '@nasaq/contract';
import { useEffect } from 'react';
import { Slide, ToastContainer as Container, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useLocale } from '../locale/use-locale.ts';
import { useT } from '../locale/use-t.ts';
import { receiveToasts, type ToastMessage } from './show-toast.ts';
import './toasts.css';

/** The container as behaviour.md section 5 configures it: the corner stays in both languages, the text direction follows. */
export function ToastContainer() {
  const { dir } = localeInfo[useLocale()];
  useEffect(() => receiveToasts(show), []);
  return (
    <Container
      position="bottom-right"
      autoClose={toastLimits.autoClose}
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
      rtl={dir === 'rtl'}
      transition={Slide}
    />
  );
}

function show({ title, text, variant = 'primary' }: ToastMessage): void {
  const content = (
    <div className="toast__text">
      {title && <strong className="toast__title">{title}</strong>}
      <span>{text}</span>
    </div>
  );
  toast(content, {
    type: variant === 'primary' ? 'default' : variant,
    className: `toast toast--${variant}`,
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
