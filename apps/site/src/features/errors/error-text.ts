import type { T } from '../locale/translator.ts';

/** What the error screen says: `Oops!` and the specification's sentence, unless the status has more to tell. */
export function errorText(status: number, t: T): { title: string; text: string; report: boolean } {
  switch (status) {
    case 400:
      return { title: t('errors.bad_request.title'), text: t('errors.bad_request.text'), report: false };
    case 405:
      return { title: t('errors.method.title'), text: t('errors.method.text'), report: false };
    case 414:
      return { title: t('errors.too_long.title'), text: t('errors.too_long.text'), report: false };
    case 503:
      return { title: t('errors.unavailable.title'), text: t('errors.unavailable.text'), report: false };
    default:
      return { title: t('errors.app.title'), text: t('errors.app.text'), report: true };
  }
}
