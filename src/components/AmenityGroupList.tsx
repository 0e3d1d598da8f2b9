import { X } from 'lucide-react';
import { AmenityIcon } from '@/components/AmenityIcon';
import { OWN_FEATURES_GROUP, type AmenityGroup } from '@/domain/room-amenities';

const COLUMNS = 'gap-x-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3';

/** The groups side by side; what the room itself offers runs across them all. */
export function AmenityGroupList({ groups }: { groups: readonly AmenityGroup[] }) {
  return (
    <div className={`grid gap-y-6 print:gap-y-2 ${COLUMNS}`}>
      {groups.map(({ name, names, isIncluded }) => {
        const isOwn = name === OWN_FEATURES_GROUP;
        return (
          <div key={name} className={isOwn ? 'col-span-full' : ''}>
            <h3 className="mb-2.5 text-16 font-semibold print:mb-1 print:text-14">{name}</h3>
            <ul
              className={`grid gap-y-1.75 text-16 leading-6 print:gap-y-0 print:text-13 print:leading-5.5 ${isOwn ? COLUMNS : ''}`}
            >
              {[...new Set(names)].map((amenity) => (
                <li
                  key={amenity}
                  className={`flex min-w-0 gap-2.5 ${isIncluded ? '' : 'text-tinta-2'}`}
                >
                  {isIncluded ? (
                    <AmenityIcon name={amenity} className="mt-0.5 size-5 text-anil-600" />
                  ) : (
                    <X className="mt-0.5 size-5" aria-hidden />
                  )}
                  <span className="min-w-0 wrap-anywhere">{amenity}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
