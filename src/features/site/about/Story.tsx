import * as t from '@messages/about';
import { WholeWords } from '@/components/look/WholeWords';
import { WindowFrame } from '@/components/look/WindowFrame';

export function Story() {
  return (
    <section
      aria-labelledby="historia"
      className="page-width grid items-center gap-6.5 pt-7 pb-10 md:pt-13 md:pb-20 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-18"
    >
      <div>
        <h1 id="historia" className="mb-5 text-[clamp(2.375rem,4.6vw,3.625rem)] leading-[1.06]">
          {t.HEADING}
        </h1>
        <div className="grid max-w-[37.25em] gap-3.5">
          {t.STORY.map((paragraph) => (
            <p key={paragraph}>
              <WholeWords>{paragraph}</WholeWords>
            </p>
          ))}
        </div>
      </div>
      <WindowFrame>
        <img
          src="/imagens/fachada.svg"
          alt={t.FRONT}
          width={600}
          height={400}
          fetchPriority="high"
          className="aspect-3/2 w-full bg-sal object-cover"
        />
      </WindowFrame>
    </section>
  );
}
