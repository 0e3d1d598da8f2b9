import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses, type ButtonVariant } from './button-styles';

interface LinkButtonProps extends ComponentPropsWithRef<typeof Link> {
  variant?: ButtonVariant;
  className?: string;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, className)} />;
}
