import { LinkButton } from '@/components/LinkButton';
import { PlatformLink } from '@/components/PlatformLink';
import { Sill } from '@/components/Sill';
import { platforms } from '@/content/hostel';
import { roomsPath } from '@/lib/paths';

/** The way on, for whoever has read this far: the rooms, or the platform they know. */
export function ClosingCall() {
  const platform = platforms.find(({ isLinked }) => isLinked);
  return (
    <section className="contentor grid items-center gap-6.5 pt-14 md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-24 lg:gap-16">
      <Sill>
        <img
          src="/imagens/fachada.svg"
          alt="Fachada do hostel, ao lado da estação"
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-t-azulejo bg-sal object-cover"
        />
      </Sill>
      <div>
        <h2 className="text-30 md:text-40">A sua janela está à espera</h2>
        <p className="mt-4 mb-6 max-w-[46ch] text-tinta-2">
          Reserve diretamente connosco pelo melhor preço, ou através da plataforma que já conhece.
        </p>
        <div className="flex flex-wrap gap-3.5">
          <LinkButton to={roomsPath} className="max-md:flex-1">
            Ver Quartos
          </LinkButton>
          {platform && (
            <PlatformLink platform={platform} variant="outline" className="max-md:flex-1">
              Reservar {platform.at}
            </PlatformLink>
          )}
        </div>
      </div>
    </section>
  );
}
