export const buttonVariants = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'black',
  'transparent',
] as const;
export const buttonSizes = ['sm', 'base', 'lg'] as const;

export interface ButtonLook {
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
}

/** The class of anything that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'base' }: ButtonLook, more = ''): string {
  return `button button--${variant} button--${size} ${more}`.trim();
}
