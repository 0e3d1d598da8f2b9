import { RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import { bookingPath, contactPath } from '@/lib/paths';

interface NoRoomsProps {
  /** Given when the rooms could not be asked for. */
  onRetry?: () => void;
  /** Given when a filter hides them. */
  onClearFilters?: () => void;
  /** The guests the filter asked for. */
  guests?: number;
}

/** No room to show: by the filter, because there is none, or because none arrived. */
export function NoRooms({ onRetry, onClearFilters, guests }: NoRoomsProps) {
  return (
    <EmptyState
      title="Nenhum quarto encontrado com os filtros selecionados."
      action={
        <div className="flex flex-wrap justify-center gap-3.5">
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              Tentar novamente
            </Button>
          )}
          {onClearFilters && (
            <>
              <Button variant={onRetry ? 'outline' : 'primary'} onClick={onClearFilters}>
                Limpar filtros
              </Button>
              <LinkButton to={bookingPath({ guests })} variant="outline">
                Reservar para um grupo
              </LinkButton>
            </>
          )}
          {!onRetry && !onClearFilters && <LinkButton to={contactPath()}>Contacte-nos</LinkButton>}
        </div>
      }
    >
      {onRetry && (
        <p className="mb-1.5 font-medium text-balance text-tinta">
          Não foi possível carregar os quartos. Verifique a ligação e tente novamente.
        </p>
      )}
      <p className="text-balance">
        {onClearFilters
          ? 'Para grupos maiores, a reserva distribui as pessoas por vários quartos.'
          : 'A receção atende 24h e diz-lhe o que há livre.'}
      </p>
    </EmptyState>
  );
}
