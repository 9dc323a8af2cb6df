/** The class of anything that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'base' }: ButtonLook, more = ''): string {
  return `button button--${variant} button--${size} ${more}`.trim();
}

/** The specification's variants and sizes. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'black' | 'transparent';
  size?: 'sm' | 'base' | 'lg';
}
