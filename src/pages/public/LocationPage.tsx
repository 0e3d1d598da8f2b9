import * as t from '@messages/location';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { LocationMap } from '@/features/site/map/LocationMap';
import { AddressStrip } from '@/features/site/location/AddressStrip';
import { Directions } from '@/features/site/location/Directions';
import { PointsOfInterest } from '@/features/site/location/PointsOfInterest';

const DIRECTIONS_ID = 'como-chegar';

/** '/localizacao': where the hostel is, what is near, how to get there (LOC-01 to LOC-09). */
export default function LocationPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      <LocationMap />
      <AddressStrip directionsId={DIRECTIONS_ID} />
      <div className="page-width grid items-start gap-12 pt-11 md:pt-18 lg:grid-cols-2 lg:gap-20">
        <PointsOfInterest />
        <Directions id={DIRECTIONS_ID} />
      </div>
    </>
  );
}
