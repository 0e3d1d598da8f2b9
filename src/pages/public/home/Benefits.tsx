import { Sill, type SillColour } from '@/components/Sill';
import { benefits } from '@/content/home';

const SILLS: readonly SillColour[] = ['ocre', 'anil', 'barro'];

/** Three things that come with every stay. */
export function Benefits() {
  return (
    <section className="bg-sal py-14 md:py-22">
      <div className="contentor">
        <h2 className="mb-9 text-30 md:text-40">O que vem com a estadia</h2>
        <ul className="grid gap-9 md:grid-cols-3 md:gap-6 lg:gap-8">
          {benefits.map(({ title, text, picture }, index) => (
            <li key={title}>
              <Sill colour={SILLS[index]}>
                <img
                  src={picture}
                  alt=""
                  width={600}
                  height={400}
                  loading="lazy"
                  decoding="async"
                  className="aspect-3/2 w-full rounded-t-azulejo bg-linha object-cover"
                />
              </Sill>
              <h3 className="mt-5.5 mb-1.5 font-serif text-22 tracking-[-.01em] lg:text-24">{title}</h3>
              <p className="text-16 leading-6.25 text-tinta-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
