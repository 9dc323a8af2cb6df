import type { Finding } from './finding.ts';

/** What is found and stays, with the reason. A rule that asks a person to look is answered here for all pages. */
interface Accepted {
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

/** On screens of the CMS: what no name and no style of ours mends. */
const ofCms: Accepted[] = [
  {
    engine: 'ibm',
    rule: 'label_content_exists/Fail_1',
    element: /class="inbox-pick"/,
    reason: 'Its words are there for those who listen; the engine takes hidden words for none.',
  },
  {
    engine: 'ibm',
    rule: 'style_focus_visible/potential_focus_not_visible',
    reason: 'Fields of the CMS show the focus by the colour of their border, ours by a ring too.',
  },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient/fail_contrast',
    reason: 'It does not reckon with the colours of the theme, which are mixed in the browser; axe reads them.',
  },
  {
    engine: 'ibm',
    rule: 'aria_descendant_valid/potential_child_implicit_role',
    reason: 'Payload draws its buttons with boxes within; they have no meaning.',
  },
  {
    engine: 'ibm',
    rule: 'aria_attribute_valid/Fail_invalid_implicit_role_attr',
    element: /class="localizer-button"/,
    reason: 'Payload names a box within the button of the language; the button has its own name.',
  },
  {
    engine: 'ibm',
    rule: 'widget_tabbable_single/potential_multiple_tabbable',
    reason: 'A head of a column has two buttons, up and down, in Payload.',
  },
  {
    engine: 'ibm',
    rule: 'style_viewport_resizable/Potential_1',
    reason: 'Sizes of Payload; its text grows with the zoom of the browser.',
  },
  {
    engine: 'ibm',
    rule: 'element_id_unique/potential_in_use',
    element: /id="nav-toggler"/,
    reason: 'Payload shows the button of the menu twice, one of them at a time.',
  },
  {
    engine: 'ibm',
    rule: 'aria_content_in_landmark/Fail_1',
    element: /nav-toggler/,
    reason: 'The button of the menu stands before all landmarks in Payload.',
  },
  {
    engine: 'ibm',
    rule: 'label_ref_valid/fail_invalid',
    element: /class="field-label"/,
    reason: 'A label of Payload points at a list of choices that is no single control.',
  },
  {
    engine: 'ibm',
    rule: 'input_checkboxes_grouped/fail_notgroupedothernotgrouped',
    element: /name="theme"/,
    reason: 'The theme of the account, a field of Payload.',
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated/fail_elem_attr',
    element: /^<table cell/,
    reason: 'Tables of Payload.',
  },
  {
    engine: 'ibm',
    rule: 'table_headers_related/Fail_1',
    element: /^<td/,
    reason: 'Payload leaves the head of the column of boxes and of handles empty.',
  },
  {
    engine: 'ibm',
    rule: 'aria_keyboard_handler_exists/potential_no_keyboard_access',
    reason: 'Lists of choices and tabs listen to the arrow keys at an outer element.',
  },
  {
    engine: 'ibm',
    rule: 'target_spacing_sufficient/violation_spacing',
    element: /outline: 0px/,
    reason: 'The field within a list of choices of Payload; the whole box around it is pressed.',
  },
  {
    engine: 'ibm',
    rule: 'aria_attribute_redundant/fail_redundant',
    element: /class="btn /,
    reason: 'Payload says of a disabled button twice that it is.',
  },
  {
    engine: 'ibm',
    rule: 'a_target_warning/potential_warn',
    reason: 'Ways from the CMS to the site open beside it, as everywhere in the CMS.',
  },
  {
    engine: 'ibm',
    rule: 'html_skipnav_exists/Potential_1',
    reason: 'The door has nothing before its form.',
  },
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid/fail_incorrect',
    element: /autocomplete="username"/,
    reason: 'As on the site.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_role_valid/fail_invalid_role',
    element: /role="log"/,
    reason: 'What scrolls by itself has to be reached by the keyboard.',
  },
  {
    engine: 'ibm',
    rule: 'aria_complementary_label_visible/Fail_1',
    reason: 'The facts beside a chat are named for those who listen; who sees them sees what they are.',
  },
  {
    engine: 'axe',
    rule: 'nested-interactive',
    element: /rs__multi-value/,
    reason: 'A chosen value of Payload can be dragged and has a button to take it away.',
  },
];

export function isAccepted(finding: Finding): boolean {
  return [...ofSite, ...ofScripts, ...ofMails].some((accepted) => fits(accepted, finding));
}

export function isAcceptedOfCms(finding: Finding): boolean {
  return [...ofSite, ...ofCms].some((accepted) => fits(accepted, finding));
}

function fits(accepted: Accepted, { engine, rule, element }: Finding): boolean {
  return accepted.engine === engine && accepted.rule === rule && (accepted.element?.test(element) ?? true);
}
