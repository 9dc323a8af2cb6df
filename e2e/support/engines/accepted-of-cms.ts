import type { Accepted } from './accepted.ts';

/** On screens of the CMS: what no name and no style of ours mends. */
export const acceptedOfCms: Accepted[] = [
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
