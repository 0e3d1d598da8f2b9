import type { ReactNode } from 'react';
import { PLATFORM_NOT_LINKED, type Platform } from '@/content/hostel';
import { buttonClasses, type ButtonVariant } from './button-styles';
import { ExternalLink } from './ExternalLink';

interface PlatformLinkProps {
  platform: Platform;
  /** Given, the link looks like a button. */
  variant?: ButtonVariant;
  className?: string;
  children?: ReactNode;
}

/** A link to the house on a booking platform; a placeholder says that there is nothing behind it yet. */
export function PlatformLink({
  platform,
  variant,
  className,
  children = platform.name,
}: PlatformLinkProps) {
  if (platform.isLinked) {
    return (
      <ExternalLink href={platform.href} variant={variant} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a href={platform.href} className={variant ? buttonClasses(variant, className) : className}>
      {children} <span className="inline-block text-13 font-normal">({PLATFORM_NOT_LINKED})</span>
    </a>
  );
}
