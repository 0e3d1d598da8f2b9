import { VALUES_TITLE } from '@messages/about';
import { values } from '@/copy/about';

/** The four values, each with a tile of the hostel. */
export function Values() {
  return (
    <section className="mt-14 bg-sal py-14 render-near md:mt-18 md:py-22">
      <div className="page-width">
        <h2 className="mb-6.5 text-30 md:mb-9.5 md:text-40">{VALUES_TITLE}</h2>
        <ul className="grid gap-7 lg:grid-cols-2 lg:gap-x-16 lg:gap-y-9">
          {values.map(({ name, text, tile }) => (
            <li
              key={name}
              className="grid grid-cols-[3.75rem_1fr] gap-4 md:grid-cols-[4.75rem_1fr] md:gap-5.5"
            >
              <img
                src={tile}
                alt=""
                width={76}
                height={76}
                loading="lazy"
                className="w-full rounded-tile shadow-tile"
              />
              <div>
                <h3 className="font-serif text-22 tracking-[-.01em] md:text-24">{name}</h3>
                <p className="mt-1 text-16 leading-6.25 text-tinta-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
