import { PageMeta } from '@/components/PageMeta';
import { SeedTool } from '@/features/panel/room/amenity-seeding/SeedTool';

/** Restores the default amenities (ROUTE-26, SEED-01). */
export default function AmenitySeedPage() {
  return (
    <div className="mx-auto max-w-195">
      <PageMeta title="Comodidades predefinidas" isHidden />
      <h1 className="text-[1.625rem] leading-8">Comodidades predefinidas</h1>
      <p className="mt-1.5 text-15 text-tinta-2">
        Repõe a lista de origem: 3 categorias e 22 comodidades.
      </p>
      <SeedTool />
    </div>
  );
}
