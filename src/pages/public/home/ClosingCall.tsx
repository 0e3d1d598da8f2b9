import { ExternalLink } from '@/components/ExternalLink';
import { LinkButton } from '@/components/LinkButton';
import { PictureCall } from '@/components/PictureCall';
import { platforms } from '@/copy/hostel';
import { roomsPath } from '@/lib/paths';

/** The way on, for whoever has read this far: the rooms, or the platform they know. */
export function ClosingCall() {
  const [platform] = platforms;
  return (
    <PictureCall
      picture="/imagens/fachada.svg"
      alt="Fachada do hostel, ao lado da estação"
      title="A sua janela está à espera"
      text="Reserve diretamente connosco pelo melhor preço, ou através da plataforma que já conhece."
    >
      <LinkButton to={roomsPath}>Ver Quartos</LinkButton>
      {platform?.href && (
        <ExternalLink href={platform.href} variant="outline">
          {`Reservar na ${platform.name}`}
        </ExternalLink>
      )}
    </PictureCall>
  );
}
