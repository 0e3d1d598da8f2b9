import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { LocationMap } from '@/features/location-map/LocationMap';
import { AddressStrip } from './location/AddressStrip';
import { Directions } from './location/Directions';
import { PointsOfInterest } from './location/PointsOfInterest';

const DIRECTIONS_ID = 'como-chegar';

/** '/localizacao': where the house is, what is near, how to come (LOC-01 to LOC-09). */
export default function LocationPage() {
  return (
    <>
      <PageMeta
        title="Localização"
        description="O hostel fica a 50 m da estação de comboios e a 69 km do aeroporto. Mapa, morada, telefone, o que há por perto e como chegar de comboio, autocarro ou carro."
      />
      <PageHead title="Localização">
        A 50 m da estação de comboios. Saia da gare, atravesse a rua e está em casa.
      </PageHead>
      <LocationMap />
      <AddressStrip directionsId={DIRECTIONS_ID} />
      <div className="page-width grid items-start gap-12 pt-11 md:pt-18 lg:grid-cols-2 lg:gap-20">
        <PointsOfInterest />
        <Directions id={DIRECTIONS_ID} />
      </div>
    </>
  );
}
