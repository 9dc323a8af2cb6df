import { acceptedOfCms } from './accepted-of-cms.ts';
import type { Finding } from './finding.ts';

/** What is found and stays, with the reason. A rule that asks a person to look is answered here for all pages. */
export interface Accepted {
  engine: Finding['engine'];
  rule: string;
  /** Where it is accepted; everywhere without. */
  element?: RegExp;
  reason: string;
}

/** On the site. */
const ofSite: Accepted[] = [
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid/fail_incorrect',
    element: /type="email" autocomplete="username"/,
    reason:
      'The address is the name that one signs in with; HTML allows it for a field of this type, and keepers of passwords ask for it.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured/potential_obscured',
    reason: 'Asked of whatever stands at the place of something fixed; `focus.spec.ts` tabs through the pages.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible/potential_visible',
    element: /class="skip"|class="hidden-visually"|class="bar__/,
    reason:
      'The way past the bar and the bar come into view with the focus; file fields are seen as the button around them.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_visible/potential_no_label',
    reason:
      'It takes a visible label for none where the field is a text area, and asks a label of buttons with a drawing.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_visible/potential_placeholder_only',
    reason: 'As above: the label of the tools stands over its field; that of the search is the title and the button.',
  },
  {
    engine: 'ibm',
    rule: 'input_fields_grouped/Potential_1',
    reason: 'Fields that belong together stand under a heading or a legend; each has its own name.',
  },
  {
    engine: 'ibm',
    rule: 'input_checkboxes_grouped/potential_lonecheckbox',
    reason: 'A consent and a wish of a form are questions of their own.',
  },
  {
    engine: 'ibm',
    rule: 'input_checkboxes_grouped/potential_unnamedcheckbox',
    reason: 'What is done in the browser has no names to send; the boxes stand under one legend.',
  },
  {
    engine: 'ibm',
    rule: 'select_options_grouped/Potential_1',
    element: /class="country__select"/,
    reason: 'Countries stand in the order of the alphabet, as everybody looks for them.',
  },
  {
    engine: 'ibm',
    rule: 'list_structure_proper/Potential_1',
    element: /^<dl/,
    reason: 'Pairs of a description list may stand in a `div` each.',
  },
  {
    engine: 'ibm',
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    element: /class="rich__tool/,
    reason: 'A toolbar is one stop of the Tab key; the arrow keys go through its buttons.',
  },
  {
    engine: 'ibm',
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    element: /class="month__days"/,
    reason: 'The calendar listens to the arrow keys; the journey of the date converter uses them.',
  },
  {
    engine: 'ibm',
    rule: 'a_target_warning/potential_warn',
    element: /href="\/ar\//,
    reason: 'Arabic links say it in Arabic, of which the engine knows no words.',
  },
  {
    engine: 'ibm',
    rule: 'form_submit_button_exists/Potential_1',
    element: /action="(?:\/ar)?\/search"/,
    reason: 'The overlay of the search finds while one types; the Enter key opens the page of what was found.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_role_valid/fail_invalid_role',
    element: /class="(?:cleaned__words|chat-thread)"/,
    reason: 'What scrolls by itself has to be reached by the keyboard, which scrolls it.',
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated/fail_elem_attr',
    element: /^<li value="\d+"/,
    reason: 'Numbers of an ordered list, which HTML has for this; only before HTML 5 were they deprecated.',
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading/potential_heading',
    reason: 'Years, times, the name in the other language and specimens: the heading stands beside them.',
  },
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse/potential_other',
    reason: 'Words as “small” or “square” tell of things, and of no control.',
  },
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse/potential_position',
    reason: 'Words as “below” or “beside” are used in their logical sense.',
  },
  {
    engine: 'ibm',
    rule: 'blockquote_cite_exists/Potential_1',
    reason: 'Who said it stands below; it was said to us, at no address.',
  },
  {
    engine: 'ibm',
    rule: 'media_alt_brief/Potential_1',
    reason: 'A plan and a map need as many words, and editors decide.',
  },
  {
    engine: 'ibm',
    rule: 'img_alt_background/Manual_1',
    reason: 'Backgrounds are lines below links and marks of what was found; nothing is said by them alone.',
  },
  {
    engine: 'ibm',
    rule: 'style_highcontrast_visible/Manual_1',
    reason: 'Asked of every page with styles; `reflow.spec.ts` looks at forced colours.',
  },
  {
    engine: 'ibm',
    rule: 'style_color_misuse/Potential_1',
    reason: 'Asked of every page with styles; errors, states and current links have words or a mark too.',
  },
];

/** In what the checker reads of a page after its scripts ran. */
const ofScripts: Accepted[] = [
  {
    engine: 'nu',
    rule: 'The “type” attribute for the “style” element is not needed and should be omitted.',
    element: /data-tag-name="trix-/,
    reason: 'The editor puts its styles into the page by itself.',
  },
  {
    engine: 'nu',
    rule: 'A “charset” attribute on a “meta” element found after the first 1024 bytes.',
    reason: 'The same styles stand before it then; when the page was read, they were not there.',
  },
];

/** In the mails. */
const ofMails: Accepted[] = [
  {
    engine: 'nu',
    rule: "CSS: “supported-color-schemes”: Property “supported-color-schemes” doesn't exist.",
    reason: 'By it older mail programs of Apple learn that a mail has colours of its own for the dark.',
  },
];

export function isAccepted(finding: Finding): boolean {
  return [...ofSite, ...ofScripts, ...ofMails].some((accepted) => fits(accepted, finding));
}

export function isAcceptedOfCms(finding: Finding): boolean {
  return [...ofSite, ...acceptedOfCms].some((accepted) => fits(accepted, finding));
}

function fits(accepted: Accepted, { engine, rule, element }: Finding): boolean {
  return accepted.engine === engine && accepted.rule === rule && (accepted.element?.test(element) ?? true);
}
