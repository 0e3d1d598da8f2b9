import { Phone, RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { EmptyState } from '@/components/EmptyState';
import { hostel } from '@/content/hostel';

/** The rooms did not load: that is not to say that none is free. */
export function RoomsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState tile="compass" headingLevel="h3" title="Não foi possível carregar os quartos.">
      <output className="block">
        Pode haver quartos livres: tente novamente, ou ligue para a receção. O que escolheu continua
        preenchido.
      </output>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          Tentar novamente
        </Button>
        <a href={hostel.phone.href} className={buttonClasses('outline', 'algarismos')}>
          <Phone aria-hidden />
          {hostel.phone.display}
        </a>
      </div>
    </EmptyState>
  );
}
