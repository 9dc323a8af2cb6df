import type { Place } from '@nasaq/translation';

/** Where somebody writes on a desk; it stays when they go to a panel beside it. */
export class DeskFocus {
  private place: Place | null = null;
  private isLeft = false;
  private readonly unfolded = new Set<string>();
  private readonly listeners = new Set<() => void>();

  readonly current = (): Place | null => this.place;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Where the keys are now; nothing once they have gone elsewhere than to what is offered for it. */
  readonly here = (): Place | null => (this.isLeft ? null : this.place);

  set(place: Place): void {
    const isSame = this.place?.path === place.path && this.place.locale === place.locale;
    if (isSame && !this.isLeft) return;
    this.isLeft = false;
    if (!isSame) this.place = place;
    this.tell();
  }

  leave(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    this.tell();
  }

  /** Whether both languages of a field are written where there is room for one column only. */
  isUnfolded(path: string): boolean {
    return this.unfolded.has(path);
  }

  unfold(path: string): void {
    this.unfolded.add(path);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/**
 * Notices when the keys go to something that belongs neither to the field in which somebody writes nor to what is offered
 * for it. What stands there goes after the click: nothing moves under the pointer.
 * @returns what ends it
 */
export function noticeLeaving(focus: DeskFocus): () => void {
  let isDown = false;
  let isLeaving = false;
  const look = () => {
    isLeaving = !isOf(focus.current(), document.activeElement);
    if (isLeaving && !isDown) focus.leave();
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('focusin', look, { signal });
  document.addEventListener('pointerdown', () => (isDown = true), { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        isDown = false;
        // The click comes right behind it.
        setTimeout(() => {
          if (isLeaving && !isOf(focus.current(), document.activeElement)) focus.leave();
        });
      },
      { capture: true, signal },
    );
  return () => ending.abort();
}

/** Who clicks beside everything is still where they were. */
function isOf(place: Place | null, element: Element | null): boolean {
  if (!place || !element || element === document.body || element.closest('.desk-panels')) return true;
  return element.closest<HTMLElement>('.desk-field')?.dataset.path === place.path;
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

/** Leads to the control of a place, or to the first one inside of it; `false` where the screen has none. */
export function focusPlace(root: HTMLElement, place: Place): boolean {
  const control = controlOf(root, place);
  if (!control) return false;
  const keyed = control.matches(withKeys) ? control : control.querySelector<HTMLElement>(withKeys);
  keyed?.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (control.closest('.desk-field') ?? control).scrollIntoView({
    block: 'nearest',
    behavior: isStill ? 'auto' : 'smooth',
  });
  return true;
}

/** The control of the place itself, the first one inside of a list or a group, what writes a row that a language lacks. */
function controlOf(root: HTMLElement, { locale, path }: Place): HTMLElement | null {
  const own = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey({ locale, path }))}"]`);
  if (own) return own;
  const [list, pair] = [path.replace(/\.[^.]*$/u, ''), path.replace(/^.*\./u, '')];
  const field = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  const row = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(list)}"] [data-pair="${CSS.escape(pair)}"]`);
  // One language of a text that is folded is no answer to the other.
  if (field?.matches('.desk-field:not(.desk-field--shared)')) return null;
  return (
    row?.querySelector<HTMLElement>('.desk-row__missing button') ??
    (field ?? row)?.querySelector<HTMLElement>(`[data-place^="${locale}:"]`) ??
    (field ?? row)?.querySelector<HTMLElement>('[data-place]') ??
    null
  );
}

const withKeys = 'input, textarea, select, button, a[href], [contenteditable="true"]';
