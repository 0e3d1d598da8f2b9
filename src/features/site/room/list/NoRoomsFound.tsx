import { RETRY } from '@messages/rooms';
import * as t from '@messages/rooms';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import { bookingPath, contactPath } from '@/lib/paths';

interface NoRoomsFoundProps {
  /** Given when the rooms could not be loaded. */
  onRetry?: () => void;
  /** Given when a filter hides them. */
  onClearFilters?: () => void;
  /** The guests the filter asked for. */
  guests?: number;
}

/** No room to show: by the filter, because there is none, or because none arrived. */
export function NoRoomsFound({ onRetry, onClearFilters, guests }: NoRoomsFoundProps) {
  return (
    <EmptyState
      title={t.NONE_FOUND}
      action={
        <div className="flex flex-wrap justify-center gap-3.5">
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {RETRY}
            </Button>
          )}
          {onClearFilters && (
            <>
              <Button variant={onRetry ? 'outline' : 'primary'} onClick={onClearFilters}>
                {t.CLEAR_FILTERS}
              </Button>
              <LinkButton to={bookingPath({ guests })} variant="outline">
                {t.BOOK_FOR_GROUP}
              </LinkButton>
            </>
          )}
          {!onRetry && !onClearFilters && (
            <LinkButton to={contactPath()}>{t.CONTACT_US}</LinkButton>
          )}
        </div>
      }
    >
      {onRetry && <p className="mb-1.5 font-medium text-balance text-tinta">{t.FAILED}</p>}
      <p className="text-balance">{onClearFilters ? t.LARGER_GROUPS : t.ASK_RECEPTION}</p>
    </EmptyState>
  );
}
