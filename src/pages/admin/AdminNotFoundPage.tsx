import { Link } from 'react-router-dom';
import { PageMeta } from '@/components/PageMeta';
import { adminPaths } from '@/lib/paths';

/** An address of the panel that leads nowhere, with the way back to work. */
export default function AdminNotFoundPage() {
  return (
    <>
      <PageMeta title="Página não encontrada" isHidden />
      <h1 className="text-22">Página não encontrada</h1>
      <p className="mt-2 text-tinta-2">Este endereço não existe no painel.</p>
      <p className="mt-4">
        <Link to={adminPaths.dashboard} className="ligacao">
          Voltar ao dashboard
        </Link>
      </p>
    </>
  );
}
