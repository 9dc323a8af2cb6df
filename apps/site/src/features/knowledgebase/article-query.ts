const maxLength = 200;

/** What is asked for, as addresses carry it: trimmed, and never longer than the input allows. */
export function articleQuery(text: string | null): string {
  return (text ?? '').trim().slice(0, maxLength).trim();
}
