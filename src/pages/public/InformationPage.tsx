import * as t from '@messages/information';
import { Link } from 'react-router-dom';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { defaultAmenityWords, roomAmenities } from '@/copy/information';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { roomsPath } from '@/lib/paths';
import { EmergencyContacts } from '@/features/site/information/EmergencyContacts';
import { HouseRules } from '@/features/site/information/HouseRules';
import { NearbyList } from '@/features/site/information/NearbyList';
import { Notices } from '@/features/site/information/Notices';
import { TimetableBoard } from '@/features/site/information/TimetableBoard';

/**
 * '/informacoes': hours, rules, contacts, what is in a room and around the house (INFO-01 to
 * INFO-07).
 */
export default function InformationPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      <div className="page-width grid gap-11 lg:grid-cols-2 lg:gap-x-18 lg:gap-y-14">
        <TimetableBoard />
        <HouseRules />
        <div className="grid content-start gap-11">
          <EmergencyContacts />
          <NearbyList />
        </div>
        <section aria-labelledby="comodidades" className="render-near col-span-full">
          <h2 id="comodidades" className="mb-4 text-24 md:text-30">
            {t.ROOM_AMENITIES}
          </h2>
          <AmenityGroupList groups={roomAmenities} wordsOf={defaultAmenityWords} />
          <p className="mt-5 text-16 leading-6.25 text-tinta-2">
            {t.DIFFERENCES.before}{' '}
            <Link to={roomsPath} className="inline-block py-1 text-link">
              {t.DIFFERENCES.link}
            </Link>
          </p>
        </section>
        <Notices />
      </div>
    </>
  );
}
