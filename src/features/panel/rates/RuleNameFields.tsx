import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { guestLanguageLabel, TRANSLATED_LANGUAGES } from '@/domain/language/guest-language';
import type { RuleDraft, ruleProblems } from '@/domain/rates/rate-drafts';

interface RuleNameFieldsProps {
  draft: RuleDraft;
  problems: ReturnType<typeof ruleProblems>;
  edit: (changes: Partial<RuleDraft>) => void;
}

/** What guests call the days of a rule, in Portuguese and, folded away, in their languages. */
export function RuleNameFields({ draft, problems, edit }: RuleNameFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, names } = draft;
  const translated = TRANSLATED_LANGUAGES.filter((language) => names[language].trim() !== '');
  const hasProblem = TRANSLATED_LANGUAGES.some((language) => problems[language] !== undefined);

  return (
    <div>
      <Field
        label="Nome"
        isOptional
        hint="Como os hóspedes conhecem estes dias, por exemplo Carnaval. Sem tradução, aparece assim em todas as línguas."
        error={problems.name}
      >
        <TextInput
          autoComplete="off"
          value={name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <details
        open={isOpen || hasProblem}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group mt-2"
      >
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-13 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 flex-none text-tinta-2 transition-transform group-open:rotate-90 motion-reduce:transition-none"
            aria-hidden
          />
          <span className="font-medium">Noutras línguas</span>
          <span className="truncate text-tinta-2 group-open:hidden">
            {translated.map((language) => names[language]).join(', ')}
          </span>
        </summary>
        <div className="grid gap-3 pt-1 pb-1 sm:grid-cols-2">
          {TRANSLATED_LANGUAGES.map((language) => (
            <Field key={language} label={guestLanguageLabel(language)} error={problems[language]}>
              <TextInput
                autoComplete="off"
                lang={language}
                value={names[language]}
                onChange={({ target }) => edit({ names: { ...names, [language]: target.value } })}
              />
            </Field>
          ))}
        </div>
      </details>
    </div>
  );
}
