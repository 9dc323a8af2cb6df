import { useT } from '../../locale/translator.ts';
import { ContactCall } from '../../ui/contact-call.tsx';

/** The call to contact at the end of lists and entries. */
export function OfferCall() {
  const t = useT();
  return <ContactCall title={t('offers.call.title')} text={t('offers.call.text')} button={t('offers.call.button')} />;
}
