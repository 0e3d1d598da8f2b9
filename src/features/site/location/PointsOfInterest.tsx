import { TITLE } from '@messages/nearby';
import { pointsOfInterest } from '@/copy/location';
import { walkingWords } from '@/features/site/map/walking-words';

export function PointsOfInterest() {
  return (
    <section aria-labelledby="perto-daqui">
      <h2 id="perto-daqui" className="mb-5.5 text-30 md:text-40">
        {TITLE}
      </h2>
      <ul>
        {pointsOfInterest.map(({ name, description, distance, picture, km }) => (
          <li
            key={name}
            className="grid grid-cols-[5.75rem_1fr_auto] items-center gap-3 border-t border-linha py-3.5 max-[19.5rem]:grid-cols-[5.75rem_1fr] md:grid-cols-[7rem_1fr_auto] md:gap-4.5"
          >
            <img
              src={picture}
              alt=""
              width={112}
              height={75}
              loading="lazy"
              decoding="async"
              className="aspect-3/2 w-full rounded-tile bg-sal object-cover"
            />
            <div>
              <h3 className="font-serif text-20 leading-6.25 tracking-[-.01em]">{name}</h3>
              <p className="text-14 text-tinta-2 md:text-15">{description}</p>
            </div>
            <span className="text-end text-16 font-bold whitespace-nowrap text-anil-600 tabular-figures max-[19.5rem]:col-start-2 max-[19.5rem]:text-start md:text-[1.125rem]">
              {distance}
              <Walk km={km} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Walk({ km }: { km: number | null }) {
  const words = walkingWords(km);
  return words && <small className="block text-14 font-normal text-tinta-2">{words}</small>;
}
