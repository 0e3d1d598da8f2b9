import { soon } from '@messages/parts';
import type { ReactNode } from 'react';
import type { Platform } from '@/copy/hostel';
import { ExternalLink } from './ExternalLink';

interface PlatformLinkProps {
  platform: Platform;
  className?: string;
  /** The words of the link; without them, the platform's name. */
  children?: ReactNode;
}

/** A link to the hostel on a booking platform; without a listing yet, plain text that says so. */
export function PlatformLink({
  platform: { name, href },
  className,
  children = name,
}: PlatformLinkProps) {
  if (href === null) return soon(name);
  return (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  );
}
