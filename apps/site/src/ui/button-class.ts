/** The class of anything that looks like a button. Apart from the buttons: who has no router takes it too, as the bench does. */
export function buttonClass({ variant = 'primary', size = 'base' }: ButtonLook, more = ''): string {
  return `button button--${variant} button--${size} ${more}`.trim();
}

/** The specification's variants and sizes. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'black' | 'transparent';
  size?: 'sm' | 'base' | 'lg';
}
