import { Phone, RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { EmptyState } from '@/components/EmptyState';
import { hostel } from '@/copy/hostel';
import { LinkButton } from '@/components/LinkButton';
import { bedCount } from '@/domain/chosen-rooms';
import type { StayDates } from '@/domain/stay';
import { contactPath } from '@/lib/paths';
import type { OfferedRoom } from '../state/room-choice';
import { enquiryMessage, heldRoomsSubject, noCombinationMessage } from './room-messages';

interface NoRoomsProps {
  dates: StayDates;
  guestCount: number;
  /** What is free, be it too little. */
  offers: readonly OfferedRoom[];
  /** What is free, but only reception can give. */
  held: readonly OfferedRoom[];
  onChangeDates: () => void;
  /** More rooms than a recommendation takes may do: given, one may choose by hand. */
  onManual?: () => void;
}

/** No combination: by hand while that can help, otherwise the people of the house. */
export function NoRooms({
  dates,
  guestCount,
  offers,
  held,
  onChangeDates,
  onManual,
}: NoRoomsProps) {
  const canChooseByHand = onManual !== undefined && bedCount(offers) >= guestCount;
  return (
    <EmptyState tile="compass" headingLevel="h3" title={noCombinationMessage(guestCount)}>
      {canChooseByHand ? (
        <>
          <p>As recomendações juntam até três quartos. À mão pode juntar mais.</p>
          <Button className="mt-4" onClick={onManual}>
            Escolher na seleção manual
          </Button>
        </>
      ) : (
        <>
          <p>
            {held.length === 0
              ? 'Experimente outras datas ou fale connosco: às vezes há uma solução que o site não vê.'
              : `${heldRoomsSubject(held.map(({ name }) => name))}: só a receção os pode reservar, por telefone ou mensagem.`}
          </p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <LinkButton to={contactPath({ message: enquiryMessage({ dates, guestCount }) })}>
              Enviar uma mensagem
            </LinkButton>
            <a href={hostel.phone.href} className={buttonClasses('outline', 'tabular-figures')}>
              <Phone aria-hidden />
              {hostel.phone.display}
            </a>
            <Button variant="quiet" onClick={onChangeDates}>
              Alterar datas
            </Button>
          </div>
        </>
      )}
    </EmptyState>
  );
}

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
        <a href={hostel.phone.href} className={buttonClasses('outline', 'tabular-figures')}>
          <Phone aria-hidden />
          {hostel.phone.display}
        </a>
      </div>
    </EmptyState>
  );
}
