import type { T } from '../locale/translator.ts';

/** What the error screen says: `Oops!` and the specification's sentence, unless the status has more to tell. What is refused is no page that scripts run on. */
export function errorText(status: number, t: T): { title: string; text: string; report: boolean } {
  switch (status) {
    case 400:
      return { title: t('refused.bad_request.title'), text: t('refused.bad_request.text'), report: false };
    case 405:
      return { title: t('refused.method.title'), text: t('refused.method.text'), report: false };
    case 414:
      return { title: t('refused.too_long.title'), text: t('refused.too_long.text'), report: false };
    case 503:
      return { title: t('errors.unavailable.title'), text: t('errors.unavailable.text'), report: false };
    default:
      return { title: t('errors.app.title'), text: t('errors.app.text'), report: true };
  }
}
