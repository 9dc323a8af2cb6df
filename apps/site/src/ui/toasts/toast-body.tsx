import { localeInfo, toastLimits, type Locale } from '@nasaq/contract';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { Link } from '../../router/link.tsx';
import type { ToastMessage } from './show-toast.ts';
import { useAutoClose } from './use-auto-close.ts';
import { useWindowFocus } from './use-window-focus.ts';

type Props = Pick<ToastContentProps, 'closeToast' | 'isPaused'> & {
  message: ToastMessage;
  /** The language that the message was written in; it stays when the page changes its own. */
  locale: Locale;
};

/** A message's words, and the clock that closes it: it stands still under the pointer and while the window is left. */
export function ToastBody({ message: { title, text, link }, locale, closeToast, isPaused }: Props) {
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
