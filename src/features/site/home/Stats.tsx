import { STATS_TITLE } from '@messages/home';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { stats } from '@/copy/home';

/** Four figures in the style of a station's enamel plates. */
export function Stats() {
  return (
    <section className="bg-anil-600 bg-[url(/azulejos/03.svg)] bg-size-[48px] render-near">
      <h2>
        <VisuallyHidden>{STATS_TITLE}</VisuallyHidden>
      </h2>
      <dl className="page-width grid grid-cols-2 gap-x-6.5 gap-y-7.5 px-3 py-9 md:grid-cols-4 md:gap-7 md:px-2 md:py-11">
        {stats.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse rounded-[50%/46%] bg-branco px-2 pt-7.5 pb-6.5 text-center shadow-[0_0_0_5px_theme(colors.branco),0_0_0_8px_theme(colors.anil.700),0_8px_0_6px_#101c4d40] outline-2 -outline-offset-8 outline-anil-600"
          >
            <dt className="text-15 font-medium md:text-16">{label}</dt>
            <dd className="font-serif text-[2.25rem] leading-9.5 text-anil-700 lg:text-[2.875rem] lg:leading-12">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
