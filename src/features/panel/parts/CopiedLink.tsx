import type { LinkOutcome } from './useCopiedLink';

/** Says that a guest's link is copied, or holds it out to be copied by hand. */
export function CopiedLink({ outcome }: { outcome: LinkOutcome }) {
  return (
    <>
      <output className="block text-13 text-tinta-2">
        {outcome !== null && <span className="mt-1.5 block">{outcome.words}</span>}
      </output>
      {outcome?.link !== undefined && (
        <input
          readOnly
          aria-label="Ligação do hóspede"
          value={outcome.link}
          onFocus={({ target }) => target.select()}
          className="mt-1 block h-11 w-full rounded-field border border-contorno bg-branco px-2.5 text-13 md:h-8.5"
        />
      )}
    </>
  );
}
