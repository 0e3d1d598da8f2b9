import { TITLE } from '@messages/nearby';
import { Link } from 'react-router-dom';
import { attractions } from '@/copy/home';
import { locationPath } from '@/lib/paths';

/** Four places nearby, each with a link to the map. */
export function Attractions() {
  return (
    <section className="page-width py-14 render-near md:pt-22 md:pb-20">
      <h2 className="mb-6 text-30 md:mb-9 md:text-40">{TITLE}</h2>
      <ul className="grid lg:grid-cols-2 lg:gap-x-12">
        {attractions.map(({ name, description, distance, picture }) => (
          <li key={name} className="border-t border-linha">
            <Link
              to={locationPath}
              className="group grid grid-cols-[6.5rem_1fr_auto] items-center gap-3.5 py-3.5 md:grid-cols-[9.25rem_1fr_auto] md:gap-5 md:py-4.5"
            >
              <img
                src={picture}
                alt=""
                width={148}
                height={99}
                loading="lazy"
                decoding="async"
                className="aspect-3/2 w-full rounded-tile bg-sal object-cover"
              />
              <div>
                <h3 className="font-serif text-17 leading-6 tracking-[-.01em] transition-colors group-hover:text-anil-600 md:text-22 md:leading-6.5">
                  {name}
                </h3>
                <p className="text-14 text-tinta-2 md:text-15">{description}</p>
              </div>
              <span className="text-17 font-bold whitespace-nowrap text-anil-600 tabular-figures md:text-20">
                {distance}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
