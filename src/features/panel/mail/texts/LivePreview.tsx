import { useState } from 'react';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { LetterFrame } from '../LetterFrame';
import { LetterText } from '../LetterText';
import type { RenderedMail } from '@mail/render-mail.ts';

interface LivePreviewProps {
  letter: RenderedMail | null;
  language: GuestLanguage;
  /** The paragraph being typed; the preview scrolls to it whenever it changes. */
  followed: string;
  label: string;
}

const THEMES = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
] as const;
const FORMATS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Texto' },
] as const;

/** The mail as a guest would see it, changing while one types (MAIL-06). */
export function LivePreview({ letter, language, followed, label }: LivePreviewProps) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [format, setFormat] = useState<'html' | 'text'>('html');
  return (
    <section
      aria-labelledby="como-fica"
      className="flex min-w-0 flex-col gap-3 bg-sal px-3 py-3.5 md:px-4 md:pb-4.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="como-fica" className="me-auto font-sans text-14 font-semibold tracking-normal">
          Como fica
        </h2>
        {format === 'html' && (
          <SegmentedControl
            legend="Tema"
            segments={THEMES}
            value={theme}
            onChange={setTheme}
            look="filter"
          />
        )}
        <SegmentedControl
          legend="Formato"
          segments={FORMATS}
          value={format}
          onChange={setFormat}
          look="filter"
        />
      </div>
      {letter !== null && format === 'html' && (
        <LetterFrame
          html={letter.html}
          isDark={theme === 'dark'}
          followed={followed}
          title={`Pré-visualização de “${label}”, com dados de exemplo`}
          className="h-150 rounded-card border! border-contorno/50! md:h-175"
        />
      )}
      {letter !== null && format === 'text' && (
        <div className="h-150 overflow-y-auto md:h-175">
          <LetterText text={letter.text} language={language} />
        </div>
      )}
    </section>
  );
}
