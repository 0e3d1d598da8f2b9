import { OPENS_ELSEWHERE } from '@messages/parts';
import type { ComponentPropsWithoutRef } from 'react';
import { buttonClasses, type ButtonVariant } from './button-styles';
import { VisuallyHidden } from './look/VisuallyHidden';

interface ExternalLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** Given, the link looks like a button. */
  variant?: ButtonVariant;
}

/** A link that leaves the site: opens a new window and says so. */
export function ExternalLink({ variant, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={variant ? buttonClasses(variant, className) : className}
    >
      {children}
      <VisuallyHidden>{` ${OPENS_ELSEWHERE}`}</VisuallyHidden>
    </a>
  );
}
