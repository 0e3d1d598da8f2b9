import { SEE_MAP } from '@messages/information';
import { TITLE } from '@messages/nearby';
import {
  Castle,
  Flag,
  Landmark,
  UtensilsCrossed,
  Waves,
  WavesLadder,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { placesByDistance } from '@/copy/information';
import { nearbyPlaces } from '@/copy/nearby';
import { locationPath } from '@/lib/paths';
import { FactList } from './FactList';

const ICONS: Record<keyof typeof nearbyPlaces, LucideIcon> = {
  museum: Landmark,
  restaurants: UtensilsCrossed,
  beach: Waves,
  castle: Castle,
  waterPark: WavesLadder,
  raceTrack: Flag,
};

const FACTS = placesByDistance.map((place) => ({
  icon: ICONS[place],
  text: nearbyPlaces[place].name,
  value: nearbyPlaces[place].distance,
}));

/** The sights nearby, the nearest first (INFO-05). */
export function NearbyList() {
  return (
    <FactList id="perto" title={TITLE} facts={FACTS}>
      <p className="mt-3 text-16 leading-6.25">
        <Link to={locationPath} className="inline-block py-2 text-link">
          {SEE_MAP}
        </Link>
      </p>
    </FactList>
  );
}
