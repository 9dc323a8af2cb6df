import { isolated } from '@nasaq/contract';
import type { EditorTexts } from './editor-texts.ts';
import { toolGroups, type Tool } from './tools.ts';

/**
 * The toolbar with the attributes by which Trix finds its parts; built by hand, since React must not touch it.
 * @param limitsId of what says which files may be attached
 */
export function createToolbar(id: string, texts: EditorTexts, limitsId: string): HTMLElement {
  return element('trix-toolbar', { id, class: 'rich__toolbar' }, [
    element(
      'div',
      { class: 'rich__tools', role: 'toolbar', 'aria-label': texts.toolbar },
      toolGroups.map((group) =>
        element(
          'span',
          { class: 'rich__group' },
          group.map((tool) => button(tool, texts, limitsId)),
        ),
      ),
    ),
    element('div', { 'data-trix-dialogs': '' }, [linkDialog(id, texts)]),
  ]);
}

/** Its name and its key are said once each: a title beside a name of its own would be said after it. */
function button({ name, attribute, action, key, icon, mirrors }: Tool, texts: EditorTexts, limitsId: string) {
  const tool = element('button', {
    type: 'button',
    class: `rich__tool ${mirrors ? 'rich__tool--mirrors' : ''}`.trim(),
    tabindex: '-1',
    title: key ? `${texts.tools[name]} (${keyName(key)})` : texts.tools[name],
    ...(key ? { 'data-trix-key': key, 'aria-label': texts.tools[name], 'aria-description': keyName(key) } : {}),
    ...(name === 'attach' ? { 'aria-describedby': limitsId } : {}),
    ...(attribute ? { 'data-trix-attribute': attribute, 'aria-pressed': 'false' } : {}),
    ...(action ? { 'data-trix-action': action } : {}),
  });
  tool.append(picture(icon));
  return tool;
}

function picture(path: string): SVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(svgElement('path', { d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }));
  return svg;
}

function linkDialog(id: string, texts: EditorTexts): HTMLElement {
  const input = element('input', {
    type: 'url',
    name: 'href',
    id: `${id}-href`,
    class: 'control',
    dir: 'ltr',
    required: '',
    autocomplete: 'off',
    placeholder: texts.addressExample,
    'aria-describedby': `${id}-wrong`,
    'data-trix-input': '',
    'data-trix-validate-href': '',
  });
  return element('div', { class: 'rich__dialog', 'data-trix-dialog': 'href', 'data-trix-dialog-attribute': 'href' }, [
    element('label', { for: `${id}-href`, class: 'field__label' }, [texts.address]),
    element('div', { class: 'rich__link' }, [
      input,
      element(
        'button',
        { type: 'button', class: 'button button--primary button--sm', 'data-trix-method': 'setAttribute' },
        [texts.setLink],
      ),
      element(
        'button',
        { type: 'button', class: 'button button--secondary button--sm', 'data-trix-method': 'removeAttribute' },
        [texts.removeLink],
      ),
    ]),
    element('p', { class: 'rich__wrong', id: `${id}-wrong`, role: 'alert' }),
  ]);
}

function keyName(key: string): string {
  const letter = key.at(-1)!.toUpperCase();
  const shift = key.startsWith('shift');
  return isApple() ? `${shift ? '⇧' : ''}⌘${letter}` : isolated(`Ctrl+${shift ? 'Shift+' : ''}${letter}`, 'ltr');
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}

function element(name: string, attributes: Record<string, string>, children: (Node | string)[] = []): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function svgElement(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
