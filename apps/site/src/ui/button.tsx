import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type Props = ComponentProps<'button'> & ButtonLook;

/** A button in one of the specification's variants and sizes; its type is `submit` unless told otherwise. */
export function Button({ variant, size, className, type = 'submit', ...rest }: Props) {
  return <button {...rest} type={type} className={buttonClass({ variant, size }, className)} />;
}
