import type { Locale } from '@nasaq/contract';

type Texts = Record<Locale, string>;

/** Names every control inside `root` that has none, or an English one. */
export function nameControls(root: ParentNode, language: Locale): void {
  for (const [at, attributes] of attributesOf) set(root, at, () => attributes);
  for (const [at, texts] of names) set(root, at, () => ({ 'aria-label': texts[language] }));
  for (const [at, texts, wordsOf] of namesOfPlaces)
    set(root, at, (element) => ({ 'aria-label': [texts[language], wordsOf(element)].filter(Boolean).join(': ') }));
  if (language === 'en') return;
  for (const [english, arabic] of saidInEnglish) {
    set(root, `[aria-label="${english}"]`, () => ({ 'aria-label': arabic }));
    set(root, `[aria-roledescription="${english}"]`, () => ({ 'aria-roledescription': arabic }));
  }
  for (const [at, english, arabic] of writtenInEnglish)
    for (const element of root.querySelectorAll(at)) translate(element, english, arabic);
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
function translate(element: Element, english: string, arabic: string): void {
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.replace(/\s+/g, ' ').trim() === english)
      node.nodeValue = arabic;
}

/** Roles, and the ways of the keyboard, as the elements are used. */
const attributesOf: [at: string, attributes: Record<string, string | null>][] = [
  // Forms have a main part, lists and the dashboard have none.
  ['.template-default__wrap:not(:has(main)) > div:not(.doc-header, :empty)', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region' }],
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
  // Decoration beside the file's name.
  ['.file__thumbnail img', { alt: '' }],
  // Below the title of the page.
  ['h3.array-field__title', { 'aria-level': '2' }],
];

const names: [at: string, texts: Texts][] = [
  ['#select-all', { en: 'Select all rows', ar: 'تحديد كل الصفوف' }],
  ['.nav__mobile-close', { en: 'Close the menu', ar: 'إغلاق القائمة' }],
  ['.doc-controls__popup .popup-button', { en: 'More actions', ar: 'إجراءات أخرى' }],
  ['#action-save-popup .popup-button', { en: 'More ways to publish', ar: 'خيارات النشر' }],
  ['.clipboard-action__popup .popup-button', { en: 'Copy and paste rows', ar: 'نسخ الصفوف ولصقها' }],
  ['.toolbar-popup__button-bold', { en: 'Bold', ar: 'عريض' }],
  ['.toolbar-popup__button-italic', { en: 'Italic', ar: 'مائل' }],
  ['.toolbar-popup__button-link', { en: 'Link', ar: 'رابط' }],
  ['.date-time-picker__clear-button', { en: 'Clear the date', ar: 'مسح التاريخ' }],
  ['.clickable-arrow--left', { en: 'Previous page', ar: 'الصفحة السابقة' }],
  ['.clickable-arrow--right', { en: 'Next page', ar: 'الصفحة التالية' }],
  ['.copy-to-clipboard', { en: 'Copy the address', ar: 'نسخ العنوان' }],
  ['.file-details__remove', { en: 'Remove the file', ar: 'إزالة الملف' }],
  ['.live-preview-toolbar-controls__device-size > :first-child', { en: 'Width', ar: 'العرض' }],
  ['.live-preview-toolbar-controls__device-size > :last-child', { en: 'Height', ar: 'الارتفاع' }],
  ['.nav__wrap', { en: 'Main menu', ar: 'القائمة الرئيسة' }],
  ['.step-nav', { en: 'Where you are', ar: 'موضعك الآن' }],
  ['.template-default__wrap > .doc-header', { en: 'Title and views', ar: 'العنوان والشاشات' }],
  ['.dashboard-breadcrumb-select input', { en: 'Dashboard', ar: 'لوحة التحكم' }],
];

/** Named by the row or the field that they belong to. */
const namesOfPlaces: [at: string, texts: Texts, wordsOf: (element: Element) => string][] = [
  ['.select-row input[type="checkbox"]', { en: 'Select', ar: 'تحديد' }, tableRow],
  ['td [aria-roledescription][role="button"]', { en: 'Move', ar: 'نقل' }, tableRow],
  ['.collapsible__drag', { en: 'Move', ar: 'نقل' }, collapsibleRow],
  ['.array-actions__button', { en: 'Actions', ar: 'إجراءات' }, collapsibleRow],
  ['.collapsible__toggle', { en: '', ar: '' }, (toggle) => `${toggle.textContent?.trim()}: ${collapsibleRow(toggle)}`],
  ['.ContentEditable__root[role="textbox"]', { en: '', ar: '' }, fieldLabel],
  ['.field-type .date-time-picker input', { en: '', ar: '' }, fieldLabel],
  ['.field-type .rs__input', { en: '', ar: '' }, fieldLabel],
];

function tableRow(element: Element): string {
  const row = element.closest('tr');
  return (
    (
      row?.querySelector('td a') ?? row?.querySelector('td:not(.cell-_select):not(.cell-_dragHandle)')
    )?.textContent?.trim() ?? ''
  );
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

/** Names that Payload's code writes in English. */
const saidInEnglish: [english: string, arabic: string][] = [
  ['Add block', 'إضافة فقرة'],
  ['Drag to move', 'اسحب للنقل'],
  ['Edit link', 'تعديل الرابط'],
  ['Remove link', 'إزالة الرابط'],
  ['Insert Paragraph', 'إضافة فقرة'],
  ['Slash menu', 'قائمة الأوامر'],
  ['Typeahead menu', 'قائمة الأوامر'],
  ['Expand', 'فتح'],
  ['Collapse', 'طي'],
  ['sortable', 'قابل لتغيير الترتيب'],
];

/** Texts that Payload's code writes in English, and where. */
const writtenInEnglish: [at: string, english: string, arabic: string][] = [
  ['.copy-to-clipboard .tooltip, .copy-to-clipboard .tooltip *', 'Copy URL', 'نسخ العنوان'],
  ['.live-preview-toolbar *, .popup__content *', 'Responsive', 'بعرض النافذة'],
  [
    '[id^="DndDescribedBy"]',
    'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
    'لرفع العنصر اضغط مفتاح المسافة، وحرّكه بمفاتيح الأسهم، ثم اضغط المسافة ثانية لتضعه في مكانه، أو مفتاح الهروب لتتراجع.',
  ],
];
