import { dateFormat } from '../locale/formatters.ts';
import { useTranslator } from '../locale/use-translator.ts';

/** Day and time of something, in the reader's language. */
export function useMoment(): (iso: string) => string {
  const { tag } = useTranslator();
  const format = dateFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Cairo' });
  return (iso) => format.format(new Date(iso));
}

export function Moment({ at }: { at: string }) {
  const moment = useMoment();
  return <time dateTime={at}>{moment(at)}</time>;
}
