import { FURTHER } from '@messages/services';
import {
  Armchair,
  ClockFading,
  KeyRound,
  Luggage,
  ShieldCheck,
  SquareParking,
  Wifi,
  type LucideIcon,
} from 'lucide-react';

type Service = keyof typeof FURTHER;

/** In reading order, line by line. */
const ICONS: readonly (readonly [Service, LucideIcon])[] = [
  ['wifi', Wifi],
  ['lounge', Armchair],
  ['luggage', Luggage],
  ['selfCheckIn', KeyRound],
  ['lateCheckOut', ClockFading],
  ['parking', SquareParking],
  ['safety', ShieldCheck],
];

/** The seven services without a picture; the last one has a line of its own. */
export function FurtherServices() {
  return (
    <ul className="mt-9 border-b border-linha md:mt-14 lg:grid lg:grid-cols-2 lg:gap-x-16">
      {ICONS.map(([service, Icon]) => {
        const { title, text } = FURTHER[service];
        return (
          <li
            key={service}
            className="grid grid-cols-[1.75rem_1fr] gap-x-4.5 border-t border-linha pt-5.5 pb-6 lg:last:col-span-full"
          >
            <Icon className="size-7 stroke-[1.5] text-anil-600" aria-hidden />
            <div>
              <h2 className="font-sans text-17 leading-6.5 font-semibold tracking-normal">
                {title}
              </h2>
              <p className="text-16 leading-6.25 text-tinta-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
