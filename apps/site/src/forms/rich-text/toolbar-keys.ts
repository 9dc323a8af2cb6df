import { listen, type TrixEditor } from './trix-element.ts';

/**
 * What Trix's toolbar lacks: one tab stop with arrow keys between the tools, Enter and Space (it listens to the mouse
 * only), pressed states, a link dialog that says what is wrong, and the link shortcut on an Arabic keyboard.
 */
export function makeToolbarAccessible(
  toolbar: HTMLElement,
  editor: TrixEditor,
  texts: { addressWrong: string },
  signal: AbortSignal,
): void {
  const tools = [...toolbar.querySelectorAll<HTMLButtonElement>('.rich__tool')];
  tools[0]!.tabIndex = 0;
  toolbar.addEventListener('keydown', (event) => moveBetween(tools, event), { signal });
  toolbar.addEventListener('focusin', ({ target }) => holdTabStop(tools, target), { signal });
  toolbar.addEventListener('click', (event) => clickByKeyboard(event, tools), { signal });
  listen(editor, 'trix-attributes-change', ({ attributes }) => showPressed(tools, attributes), signal);
  watchDialog(toolbar, texts.addressWrong, signal);
  editor.addEventListener('keydown', (event) => linkShortcut(event, tools), { signal });
}

function moveBetween(tools: HTMLButtonElement[], event: KeyboardEvent): void {
  const usable = tools.filter(({ disabled }) => !disabled);
  const at = usable.indexOf(event.target as HTMLButtonElement);
  if (at === -1) return;
  const forward = getComputedStyle(event.target as Element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? usable.length - 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
          ? (at + (event.key === forward ? 1 : -1) + usable.length) % usable.length
          : undefined;
  if (next === undefined) return;
  event.preventDefault();
  usable[next]!.focus();
}

function holdTabStop(tools: HTMLButtonElement[], target: EventTarget | null): void {
  if (!tools.includes(target as HTMLButtonElement)) return;
  for (const tool of tools) tool.tabIndex = tool === target ? 0 : -1;
}

/** A click by keyboard or by a screen reader comes without the press that Trix waits for. */
function clickByKeyboard(event: MouseEvent, tools: HTMLButtonElement[]): void {
  const tool = tools.find((tool) => tool.contains(event.target as Node));
  if (tool && event.detail === 0 && !tool.disabled) press(tool);
}

function press(tool: HTMLElement): void {
  tool.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}

function showPressed(tools: HTMLButtonElement[], attributes: Record<string, unknown>): void {
  for (const tool of tools) {
    const { trixAttribute } = tool.dataset;
    if (trixAttribute) tool.setAttribute('aria-pressed', String(Boolean(attributes[trixAttribute])));
  }
  // A tool that Trix has disabled cannot be the way into the toolbar.
  if (tools.every(({ disabled, tabIndex }) => disabled || tabIndex === -1)) {
    const first = tools.find(({ disabled }) => !disabled);
    if (first) holdTabStop(tools, first);
  }
}

function watchDialog(toolbar: HTMLElement, wrong: string, signal: AbortSignal): void {
  const input = toolbar.querySelector<HTMLInputElement>('[data-trix-input]')!;
  const message = toolbar.querySelector<HTMLElement>('.rich__wrong')!;
  const say = (text: string) => {
    message.textContent = text;
    input.toggleAttribute('aria-invalid', text !== '');
  };
  const complete = () => {
    if (/^[^\s/:@.]+\.[^\s@]+$/u.test(input.value.trim())) input.value = `https://${input.value.trim()}`;
    input.setCustomValidity('');
  };
  // Before Trix looks at the address, and after it has.
  const isConfirming = ({ target }: Event) =>
    target instanceof Element && target.closest('[data-trix-method="setAttribute"]') !== null;
  const before = { signal, capture: true };
  toolbar.addEventListener('click', (event) => isConfirming(event) && complete(), before);
  toolbar.addEventListener('keydown', (event) => event.target === input && event.key === 'Enter' && complete(), before);
  toolbar.addEventListener(
    'click',
    (event) => isConfirming(event) && say(input.disabled || input.validity.valid ? '' : wrong),
    {
      signal,
    },
  );
  toolbar.addEventListener(
    'keydown',
    (event) =>
      event.target === input && event.key === 'Enter' && say(input.disabled || input.validity.valid ? '' : wrong),
    { signal },
  );
  input.addEventListener('input', () => say(''), { signal });
}

/** Trix compares letters, and on an Arabic layout there is no K. The site's own Ctrl+K is for elsewhere. */
function linkShortcut(event: KeyboardEvent, tools: HTMLButtonElement[]): void {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
  event.stopPropagation();
  if (event.defaultPrevented) return;
  event.preventDefault();
  const link = tools.find(({ dataset }) => dataset.trixAttribute === 'href');
  if (link) press(link);
}
