import * as t from '@messages/rooms';
import { LinkButton } from '@/components/LinkButton';
import { hostel } from '@/copy/hostel';
import { bookingPath } from '@/lib/paths';

/** What the last row of two or of three columns leaves free, by how many cards it has. */
const IN_TWO = ['md:max-lg:hidden', ''];
const IN_THREE = ['lg:hidden', 'lg:col-span-2', ''];

interface GroupCardProps {
  /** The cards it stands behind. */
  cards: number;
  /** The guests the filter asked for. */
  guests?: number;
}

/** The end of the list: for a party, the form puts rooms together (SITE-06). On a phone always there. */
export function GroupCard({ cards, guests }: GroupCardProps) {
  return (
    <li className={`@container grid print:hidden ${IN_TWO[cards % 2]} ${IN_THREE[cards % 3]}`}>
      <section
        aria-labelledby="vem-em-grupo"
        className="grid content-start overflow-hidden rounded-card bg-areia @min-[40rem]:grid-cols-2 @min-[40rem]:content-stretch"
      >
        <img
          src="/imagens/sala.svg"
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 size-full object-cover"
        />
        <div className="flex flex-col items-start justify-center px-5 pt-5.5 pb-6 md:px-7">
          <h2 id="vem-em-grupo" className="text-24 md:text-30">
            {t.GROUP_TITLE}
          </h2>
          <p className="mt-2.5 mb-4.5 text-16 leading-6 text-tinta-2">{t.GROUP_TEXT}</p>
          <LinkButton to={bookingPath({ guests })} variant="ocre">
            {t.BOOK_AS_GROUP}
          </LinkButton>
          <p className="mt-3 text-15 text-tinta-2">
            {t.PREFER_TO_TALK}{' '}
            <a
              href={hostel.phone.href}
              className="inline-block py-2.5 text-link whitespace-nowrap tabular-figures"
            >
              {hostel.phone.display}
            </a>
          </p>
        </div>
      </section>
    </li>
  );
}
