import { Link } from 'react-router-dom';
import { hostel } from '@/copy/hostel';

interface LogoProps {
  to: string;
  /** The panel's shorter name beside a smaller tile. */
  isCompact?: boolean;
  className?: string;
  onClick?: () => void;
}

/** The house's tile 'lua nova' and its name, as a link. */
export function Logo({ to, isCompact = false, className = '', onClick }: LogoProps) {
  const tile = isCompact ? 'size-7.5' : 'size-8.5 md:size-9.5';
  return (
    <Link
      to={to}
      onClick={onClick}
      className={`inline-flex items-center gap-2.5 font-serif leading-none tracking-[-.01em] whitespace-nowrap ${isCompact ? 'text-16' : 'text-17 md:gap-3 md:text-22'} ${className}`}
    >
      <img
        src="/azulejos/13.svg"
        alt=""
        width={40}
        height={40}
        // The page's main content must load before the logo.
        fetchPriority="low"
        className={`rounded-tile ${tile}`}
      />
      {isCompact ? (
        hostel.shortName
      ) : (
        <span>
          <span className="max-md:hidden">{`${hostel.kind} `}</span>
          {hostel.shortName}
        </span>
      )}
    </Link>
  );
}
