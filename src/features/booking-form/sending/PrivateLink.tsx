import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/CopyButton';
import { guestPagePath } from '@/lib/paths';

/** The guest's private link, which is all that is needed where no mails go out. TRACK-01, TRACK-07 */
export function PrivateLink({ linkKey }: { linkKey: string }) {
  const path = guestPagePath(linkKey);
  return (
    <section
      aria-labelledby="ligacao-privada"
      className="mb-7 rounded-field bg-areia px-4 py-4 md:px-5 md:py-4.5"
    >
      <h2 id="ligacao-privada" className="text-20">
        A sua ligação privada
      </h2>
      <p className="mt-1 text-16 leading-6">
        Com ela vê a resposta, diz a hora de chegada e, se precisar, cancela. Sem conta nem
        palavra-passe: guarde-a.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyButton text={`${location.origin}${path}`} label="Copiar ligação" />
        <Link to={path} className="text-link">
          Abrir a minha reserva
        </Link>
      </div>
    </section>
  );
}
