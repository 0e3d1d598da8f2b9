import { X } from 'lucide-react';
import { AmenityIcon } from './look/AmenityIcon';
import { amenityIconName, type AmenityIconName } from '@/domain/room/amenities';
import { OWN_FEATURES_GROUP, type AmenityGroup } from '@/domain/room/room-amenities';

const COLUMNS = 'gap-x-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3';

/** A name in the words of the page; `lang` marks one that stands in another language (LANG-06). */
interface ShownName {
  text: string;
  lang?: string | undefined;
}

interface AmenityGroupListProps {
  groups: readonly AmenityGroup[];
  /** Translates the name of a group or an amenity; without it, the name is shown as it is. */
  wordsOf?: (name: string) => ShownName;
  /** Icons by name, for names in other languages: `amenityIconName` knows only Portuguese ones. */
  icons?: ReadonlyMap<string, AmenityIconName>;
}

const asItIs = (name: string): ShownName => ({ text: name });

/** The groups side by side; what the room itself offers runs across them all. */
export function AmenityGroupList({ groups, wordsOf = asItIs, icons }: AmenityGroupListProps) {
  return (
    <div className={`grid gap-y-6 print:gap-y-2 ${COLUMNS}`}>
      {groups.map(({ name, names, isIncluded }) => {
        const isOwn = name === OWN_FEATURES_GROUP;
        const heading = isOwn ? asItIs(name) : wordsOf(name);
        return (
          <div key={name} className={isOwn ? 'col-span-full' : ''}>
            <h3
              lang={heading.lang}
              className="mb-2.5 text-16 font-semibold print:mb-1 print:text-14"
            >
              {heading.text}
            </h3>
            <ul
              className={`grid gap-y-1.75 text-16 leading-6 print:gap-y-0 print:text-13 print:leading-5.5 ${isOwn ? COLUMNS : ''}`}
            >
              {[...new Set(names)].map((amenity) => {
                const { text, lang } = wordsOf(amenity);
                return (
                  <li
                    key={amenity}
                    className={`flex min-w-0 gap-2.5 ${isIncluded ? '' : 'text-tinta-2'}`}
                  >
                    {isIncluded ? (
                      <AmenityIcon
                        icon={icons?.get(amenity) ?? amenityIconName(amenity)}
                        className="mt-0.5 size-5 text-anil-600"
                      />
                    ) : (
                      <X className="mt-0.5 size-5" aria-hidden />
                    )}
                    <span lang={lang} className="min-w-0 wrap-anywhere">
                      {text}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
