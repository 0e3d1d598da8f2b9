import { NEARBY } from '@messages/room';
import { Landmark, TrainFront, Waves, type LucideIcon } from 'lucide-react';
import { nearbyPlaces, station } from '@/copy/nearby';
import { DetailSection } from './DetailSection';
import { IconList } from './IconList';

const { beach, museum } = nearbyPlaces;

const PLACES: readonly { text: string; icon: LucideIcon }[] = [
  { text: `${station.name}, ${station.distance}`, icon: TrainFront },
  { text: `${museum.name}, ${museum.distance}`, icon: Landmark },
  { text: `${beach.name}, ${beach.distance}`, icon: Waves },
];

/** What lies around every room (ROOM-DET-08). */
export function NearbyPlaces() {
  return (
    <DetailSection title={NEARBY}>
      <IconList items={PLACES} />
    </DetailSection>
  );
}
