/** What an engine found wrong with one element. */
export interface Finding {
  engine: 'axe' | 'ibm' | 'nu';
  rule: string;
  /** How the element is found, or how it begins. */
  element: string;
  message: string;
}

export function findingText({ engine, rule, element, message }: Finding): string {
  return `${engine} ${rule}: ${element} (${message})`;
}
