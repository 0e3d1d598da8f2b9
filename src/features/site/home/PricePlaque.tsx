import * as t from '@messages/home-rooms';
import { formatEurosShort } from '@/domain/basics/money';

/**
 * The lowest price per night in EUR, laid over the window's corner so that nothing moves for it.
 */
export function PricePlaque({ price, to }: { price: number; to: string }) {
  return (
    <a
      href={to}
      className="absolute bottom-4.5 -left-10 z-1 animate-appear rounded-tile bg-ocre-400 px-3.5 pt-2.5 pb-4 text-center text-13 leading-4 font-semibold tabular-figures shadow-[inset_0_-6px_0_theme(colors.ocre.600),0_8px_18px_-8px_#16308366] before:absolute before:inset-1.25 before:bottom-2.75 before:rounded-tile before:border-[1.5px] before:border-ocre-800/40 md:-left-14 lg:bottom-10 lg:-left-24 lg:min-w-32 lg:px-5 lg:pt-3.5 lg:pb-5 lg:text-15 lg:leading-4.5 forced-colors:border"
    >
      {t.FROM}{' '}
      <span className="block font-serif text-30 leading-8.5 font-normal whitespace-nowrap lining-nums lg:text-40 lg:leading-11">
        {formatEurosShort(price)}
      </span>{' '}
      {t.PER_NIGHT}
    </a>
  );
}
