import type { Place } from '@nasaq/translation';

/** Where somebody writes on a desk; it stays when they go to a panel beside it. */
export class DeskFocus {
  private place: Place | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): Place | null => this.place;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(place: Place): void {
    if (this.place?.path === place.path && this.place.locale === place.locale) return;
    this.place = place;
    for (const listener of this.listeners) listener();
  }
}

/** As the control of a field carries it: `ar:seo.title`. */
export function placeKey({ locale, path }: Place): string {
  return `${locale}:${path}`;
}

/** The place of the control that has the keys. */
export function placeOf(target: EventTarget | null): Place | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [locale, path] = key?.split(/:(.*)/su) ?? [];
  return (locale === 'en' || locale === 'ar') && path ? { locale, path } : null;
}

/** Leads to the control of a place; `false` where the screen has none. */
export function focusPlace(root: HTMLElement, place: Place): boolean {
  const control = controlOf(root, place);
  if (!control) return false;
  control.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (control.closest('.desk-field') ?? control).scrollIntoView({
    block: 'nearest',
    behavior: isStill ? 'auto' : 'smooth',
  });
  return true;
}

/** What both languages share has one control; a row that a language lacks has what writes it. */
function controlOf(root: HTMLElement, place: Place): HTMLElement | null {
  const own = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`);
  if (own) return own;
  const { path } = place;
  const shared = root.querySelector<HTMLElement>(`.desk-field--shared[data-path="${CSS.escape(path)}"]`);
  const row = root.querySelector<HTMLElement>(
    `[data-path="${CSS.escape(path.replace(/\.[^.]*$/u, ''))}"] [data-pair="${CSS.escape(path.replace(/^.*\./u, ''))}"]`,
  );
  const inside = shared?.querySelector<HTMLElement>('[data-place], button') ?? null;
  return inside ?? row?.querySelector<HTMLElement>('.desk-row__missing button, [data-place]') ?? null;
}
