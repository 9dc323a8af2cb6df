import { type BilingualText, languageNames, type Locale, locales } from '@nasaq/contract';
import { staffLabels } from '../catalogue/index.ts';
import { sayOfChoices } from './said-of-choices.ts';

type Texts = Record<Locale, string>;

/** Names every control inside `root` that has none, or an English one. */
export function nameControls(root: ParentNode, language: Locale, t: Payloads): void {
  for (const [at, attributes] of attributesOf) set(root, at, () => attributes);
  for (const [at, texts] of names) set(root, at, () => ({ 'aria-label': texts[language] }));
  for (const [at, texts, wordsOf] of namesOfPlaces)
    set(root, at, (element) => ({ 'aria-label': [texts[language], wordsOf(element)].filter(Boolean).join(': ') }));
  nameVerbs(root, language, t);
  // Of what has no name, Payload's code sets its word in brackets.
  const untitled = t('general:untitled' as never);
  for (const element of root.querySelectorAll(placesOfTitles)) translate(element, `[${untitled}]`, untitled);
  // Beside the name of a field, a content language is called by its code.
  for (const element of root.querySelectorAll('.field-label .localized'))
    for (const code of locales)
      for (const written of [code, ...Object.values(languageNames[code])])
        translate(element, written, languageNames[code][language]);
  for (const { firstChild: said } of root.querySelectorAll('[id^="DndLiveRegion"]')) {
    const [, texts] = saidOfDragging.find(([written]) => written.test(said?.nodeValue ?? '')) ?? [];
    if (said && texts) said.nodeValue = texts[language];
  }
  sayOfChoices(root, language);
  if (language === 'en') return;
  for (const [english, arabic] of saidInEnglish) {
    set(root, `[aria-label="${english}"]`, () => ({ 'aria-label': arabic }));
    set(root, `[aria-roledescription="${english}"]`, () => ({ 'aria-roledescription': arabic }));
  }
  const { order } = staffLabels.nameControls;
  set(root, '.sort-header__button', (button) => ({
    'aria-label': button.getAttribute('aria-label')?.replace(order.en, order.ar) ?? null,
  }));
  for (const [at, { ar, en }] of writtenInEnglish)
    for (const element of root.querySelectorAll(at)) translate(element, en, ar);
}

const placesOfTitles = '.doc-header__title, .render-title, .step-nav__last, .step-nav a, .step-nav a > *';

/** Payload's texts by their keys, in the language of the menus. */
type Payloads = (key: never) => string;

/** Payload asks whether to delete, and its button says «Confirm»: it says what is done. */
function nameVerbs(root: ParentNode, language: Locale, t: Payloads): void {
  for (const dialog of root.querySelectorAll('.confirmation-modal')) {
    const asked = dialog.querySelector('h1')?.textContent?.trim();
    const [, verb] = verbs.find(([heading]) => t(heading as never) === asked) ?? [];
    if (!verb) continue;
    for (const part of dialog.querySelectorAll('#confirm-action *'))
      translate(part, t('general:confirm' as never), verb[language]);
  }
}

/** An attribute is written only where it differs: writing is what is observed. `null` takes it away. */
function set(root: ParentNode, at: string, attributesFor: (element: Element) => Record<string, string | null>): void {
  for (const element of root.querySelectorAll(at)) {
    for (const [name, value] of Object.entries(attributesFor(element))) {
      if (element.getAttribute(name) === value) continue;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}

/** In the text node itself, which React keeps. */
function translate(element: Element, written: string, said: string): void {
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.replace(/\s+/g, ' ').trim() === written)
      node.nodeValue = said;
}

/** Roles, and the ways of the keyboard, as the elements are used. */
const attributesOf: [at: string, attributes: Record<string, string | null>][] = [
  // Forms have a main part, lists and the dashboard have none.
  ['.template-default__wrap:not(:has(main)) > div:not(.doc-header, :empty)', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region' }],
  // Where one signs in.
  ['.template-minimal__wrap', { role: 'main' }],
  // The menu within it is the landmark.
  ['aside.nav', { role: 'none' }],
  // Drawings say nothing: the control around them has the name.
  ['svg:not([role], [aria-hidden], [aria-label], [aria-labelledby])', { 'aria-hidden': 'true' }],
  ['.hamburger__close-icon, .hamburger__open-icon', { 'aria-label': null }],
  // The page has one header, which stands above its main part.
  ['header.list-header', { role: 'group' }],
  // A handle inside a handle; the outer one is what the keyboard moves.
  ['.sort-row[role="button"]', { role: null, tabindex: null }],
  // Hidden from those who do not see, but reached by their keyboard.
  ['.dropdown-indicator[aria-hidden="true"], .clear-indicator[aria-hidden="true"]', { tabindex: '-1' }],
  // Its items are links without a list around each.
  ['ul.doc-tabs__tabs', { role: 'group' }],
  // Named by its own text, which says how many.
  ['a.doc-tab[aria-label]', { 'aria-label': null }],
  ['#select-all', { 'aria-labelledby': null, title: null }],
  // The label names it. Payload names it by the path of the field instead, as the title and as the id of what is not there.
  ['.checkbox-input:has(label) input', { 'aria-label': null, 'aria-labelledby': null, title: null }],
  // It keeps the place of another and says «invisible».
  ['.app-header__localizer-spacing', { 'aria-hidden': 'true', 'aria-label': null }],
  // Decoration beside the file's name.
  ['.file__thumbnail img', { alt: '' }],
  // The name of a document may be in either language: where there is no room for all of it, its end goes.
  ['.doc-header__title, .step-nav a, .step-nav__last', { dir: 'auto' }],
  // Addresses and numbers run from left to right in either language, and begin at the same side.
  ['.field-type input[type="email"], .field-type input[id="field-phone"]', { dir: 'ltr' }],
  // Buttons, of which colour alone says which part of the form they have opened.
  ['.tabs-field__tab-button--active', { 'aria-current': 'true' }],
  ['.tabs-field__tab-button:not(.tabs-field__tab-button--active)', { 'aria-current': null }],
  // Below the title of the page.
  ['h3.array-field__title', { 'aria-level': '2' }],
];

const names: [at: string, texts: Texts][] = [
  ['#select-all', staffLabels.nameControls.selectAllRows],
  ['.nav__mobile-close', staffLabels.nameControls.closeTheMenu],
  // Who it is stands in a bubble that only a pointer opens.
  ['.locked[role="button"]', staffLabels.nameControls.beingEdited],
  ['.doc-controls__popup .popup-button', staffLabels.nameControls.moreActions],
  ['#action-save-popup .popup-button', staffLabels.nameControls.moreWaysToPublish],
  ['.clipboard-action__popup .popup-button', staffLabels.nameControls.copyAndPasteRows],
  ['.toolbar-popup__button-bold', staffLabels.nameControls.bold],
  ['.toolbar-popup__button-italic', staffLabels.nameControls.italic],
  ['.toolbar-popup__button-link', staffLabels.nameControls.link],
  ['.toolbar-popup__button-inlineCode', staffLabels.nameControls.inlineCode],
  ['.date-time-picker__clear-button', staffLabels.nameControls.clearTheDate],
  ['.clickable-arrow--left', staffLabels.nameControls.previousPage],
  ['.clickable-arrow--right', staffLabels.nameControls.nextPage],
  ['.copy-to-clipboard', staffLabels.nameControls.copyTheAddress],
  ['.file-details__remove', staffLabels.nameControls.removeTheFile],
  ['.live-preview-toolbar-controls__device-size > :first-child', staffLabels.words.width],
  ['.live-preview-toolbar-controls__device-size > :last-child', staffLabels.words.height],
  ['.nav__wrap', staffLabels.nameControls.mainMenu],
  ['.step-nav', staffLabels.nameControls.whereYouAre],
  ['.template-default__wrap > .doc-header', staffLabels.nameControls.titleAndViews],
  ['.dashboard-breadcrumb-select input', staffLabels.nameControls.dashboard],
];

/** Named by the row or the field that they belong to. */
const namesOfPlaces: [at: string, texts: Texts, wordsOf: (element: Element) => string][] = [
  ['.select-row input[type="checkbox"]', staffLabels.nameControls.select, tableRow],
  ['td [aria-roledescription][role="button"]', staffLabels.nameControls.move, tableRow],
  ['.collapsible__drag', staffLabels.nameControls.move, collapsibleRow],
  // Behind a verb, the plural of a kind would need its case.
  ['.card__actions a[aria-label]', staffLabels.nameControls.create, cardTitle],
  ['.array-actions__button', staffLabels.nameControls.actions, collapsibleRow],
  ['.collapsible__toggle', { en: '', ar: '' }, (toggle) => `${toggle.textContent?.trim()}: ${collapsibleRow(toggle)}`],
  ['.ContentEditable__root[role="textbox"]', { en: '', ar: '' }, fieldLabel],
  ['.field-type .date-time-picker input', { en: '', ar: '' }, fieldLabel],
  ['.field-type .rs__input', { en: '', ar: '' }, fieldLabel],
  ['.upload-relationship-details__edit', staffLabels.nameControls.editTheFile, fieldLabel],
  ['.upload-relationship-details__remove', staffLabels.nameControls.takeOutTheFile, fieldLabel],
];

function tableRow(element: Element): string {
  const row = element.closest('tr');
  return (
    (
      row?.querySelector('td a') ?? row?.querySelector('td:not(.cell-_select):not(.cell-_dragHandle)')
    )?.textContent?.trim() ?? ''
  );
}

function cardTitle(element: Element): string {
  return element.closest('.card')?.querySelector('.card__title')?.textContent?.trim() ?? '';
}

function collapsibleRow(element: Element): string {
  return element.closest('.collapsible')?.querySelector('.row-label')?.textContent?.trim() ?? '';
}

function fieldLabel(element: Element): string {
  const label = element.closest('.field-type')?.querySelector('.field-label');
  // Beside the name stand a star and the content's language.
  return label?.firstChild?.textContent?.trim() ?? '';
}

/** All that is written here and what controls are found by: who renders a control may write each of them again. */
export const attributesOfNames = [
  ...new Set([
    ...attributesOf.flatMap(([, attributes]) => Object.keys(attributes)),
    'aria-hidden',
    'aria-label',
    'aria-roledescription',
    'class',
    'id',
  ]),
];

/** What Payload's dialogs ask, by their headings, and what their buttons do. */
const verbs: [heading: string, verb: Texts][] = [
  ['general:confirmDeletion', staffLabels.verbs.delete],
  ['general:confirmRestoration', staffLabels.verbs.restore],
  ['general:confirmCopy', staffLabels.verbs.copy],
  ['general:confirmDuplication', staffLabels.verbs.duplicate],
  ['general:resetPreferences', staffLabels.verbs.reset],
  ['version:confirmPublish', staffLabels.verbs.publish],
  ['version:confirmRevertToSaved', staffLabels.verbs.putBack],
  ['version:confirmUnpublish', staffLabels.verbs.unpublish],
  ['version:confirmVersionRestoration', staffLabels.verbs.restore],
];

/** Names that Payload's code writes in English. */
const saidInEnglish = Object.values(staffLabels.saidInEnglish).map(({ ar, en }) => [en, ar] as const);

/** Texts that Payload's code writes in English, and where. */
const writtenInEnglish: [at: string, text: BilingualText][] = [
  ['.copy-to-clipboard .tooltip, .copy-to-clipboard .tooltip *', staffLabels.writtenInEnglish.copyUrl],
  ['.live-preview-toolbar *, .popup__content *', staffLabels.writtenInEnglish.responsive],
  // Hidden, and said of what can be dragged: its id is one of React's.
  ['div[id][style*="display: none"]', staffLabels.writtenInEnglish.howToDrag],
];

/** What is said while something is dragged: in English alone, and of ids that nobody knows. */
const saidOfDragging = (
  [
    // Over itself: it is where it was picked up.
    [/^Picked up draggable item|^Draggable item (.*) was moved over droppable area \1\.$/, 'picked'],
    [/^Draggable item .* was moved over/, 'over'],
    [/^Draggable item .* is no longer over/, 'nowhere'],
    [/^Draggable item .* was dropped/, 'dropped'],
    [/^Dragging was cancelled/, 'cancelled'],
  ] as const
).map(([said, name]) => [said, staffLabels.dragging[name]] as const);
