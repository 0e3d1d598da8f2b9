import { LayoutDashboard } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { PANEL_CARD } from '@/components/panel-styles';
import { roomTileSource } from '@/components/look/RoomTile';
import { adminPaths } from '@/lib/staff-paths';

/** The page for unknown addresses of the panel, with a link to the dashboard. */
export default function AdminNotFoundPage() {
  return (
    <>
      <PanelMeta title="Página não encontrada" />
      <section
        className={`mx-auto mt-[7vh] grid max-w-155 justify-items-center px-6 py-12 text-center ${PANEL_CARD}`}
      >
        <img
          src={roomTileSource('7')}
          alt=""
          width={80}
          height={80}
          className="rounded-tile border-b-6 border-ocre-400"
        />
        <h1 className="mt-5 text-22">Página não encontrada</h1>
        <p className="mt-2.5 text-tinta-2">Este endereço não existe no painel.</p>
        <LinkButton to={adminPaths.dashboard} className="mt-4">
          <LayoutDashboard aria-hidden />
          Voltar ao dashboard
        </LinkButton>
      </section>
    </>
  );
}
