import { dateFormat } from './format.ts';
import { useTranslator } from './translator.ts';

/** Day and time of something in the reader's language, on the company's clock, which it names: the reader's own may differ. */
export function useMoment(): (iso: string) => string {
  const { tag } = useTranslator();
  const format = dateFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Africa/Cairo',
    timeZoneName: 'shortGeneric',
  });
  return (iso) => format.format(new Date(iso));
}

export function Moment({ at }: { at: string }) {
  const moment = useMoment();
  return <time dateTime={at}>{moment(at)}</time>;
}
