import * as t from '@messages/information';
import { SquareParking, TrainFront, type LucideIcon } from 'lucide-react';

/** Where to park, and how near the station is (INFO-06, INFO-07). */
export function Notices() {
  return (
    <div className="col-span-full grid gap-6 md:grid-cols-2">
      <Notice id="estacionamento" icon={SquareParking} {...t.PARKING} />
      <Notice id="localizacao" icon={TrainFront} {...t.LOCATION} />
    </div>
  );
}

interface NoticeProps {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function Notice({ id, icon: Icon, title, text }: NoticeProps) {
  return (
    <section className="rounded-tile border-s-6 border-ocre-400 bg-areia px-5 pt-5 pb-5.5 md:px-6.5">
      <h2
        id={id}
        className="flex items-center gap-2.5 font-sans text-17 leading-6 font-semibold tracking-normal"
      >
        <Icon className="size-5" aria-hidden />
        {title}
      </h2>
      <p className="mt-1 text-16 leading-6.25">{text}</p>
    </section>
  );
}
