import { Field } from '@/components/form/Field';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { featureProblem, textProblem } from '@/domain/room/translation-checks';
import { featureKeyOf } from '@/domain/room/translation-draft';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import type { RoomText } from '@/domain/room/translated-room';
import type { RoomForm } from '../useRoomForm';
import { TextHint } from './TextHint';

const FIELDS: readonly { field: RoomText; label: string; rows?: number; className: string }[] = [
  { field: 'name', label: 'Nome', className: 'md:col-span-6' },
  { field: 'room_title', label: 'Título da página', className: 'md:col-span-3' },
  { field: 'room_subtitle', label: 'Subtítulo', className: 'md:col-span-3' },
  { field: 'description', label: 'Descrição', rows: 2, className: 'md:col-span-6' },
  { field: 'full_description', label: 'Descrição completa', rows: 5, className: 'md:col-span-6' },
];

interface TextsInLanguageProps {
  form: RoomForm;
  language: TranslatedLanguage;
}

/**
 * What guests read of a room in one language, each text above its Portuguese original (LANG-06).
 */
export function TextsInLanguage({ form, language }: TextsInLanguageProps) {
  const { draft, texts } = form;
  const typed = texts.textsIn(language);

  return (
    <div className="grid gap-3.5 md:grid-cols-6">
      <p className="text-13 text-tinta-2 md:col-span-6">
        Um campo vazio mostra aos hóspedes o texto em português.
      </p>
      {FIELDS.map(({ field, label, rows, className }) => {
        const control = {
          value: typed[field],
          lang: language,
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) =>
            texts.changeTexts(language, { [field]: target.value }),
        };
        return (
          <Field
            key={field}
            label={label}
            error={textProblem(field, typed[field])}
            hint={
              <TextHint
                portuguese={originalOf(draft, field)}
                theirs={texts.theirText(language, field)}
              />
            }
            className={className}
          >
            {rows === undefined ? (
              <TextInput {...control} />
            ) : (
              <TextArea rows={rows} {...control} />
            )}
          </Field>
        );
      })}
      {draft.features.length > 0 && (
        <fieldset className="min-w-0 md:col-span-6">
          <legend className="mb-1.5 text-13 font-medium">Características</legend>
          <div className="grid gap-x-3.5 gap-y-2.5 md:grid-cols-3">
            {draft.features.map((feature) => {
              const text = typed.features[feature] ?? '';
              const theirs = texts.theirText(language, featureKeyOf(feature));
              return (
                <Field
                  key={feature}
                  label={<span className="font-normal text-tinta-2">{feature}</span>}
                  error={featureProblem(text)}
                  hint={theirs === undefined ? undefined : <TextHint theirs={theirs} />}
                >
                  <TextInput
                    value={text}
                    lang={language}
                    autoComplete="off"
                    onChange={({ target }) =>
                      texts.changeTexts(language, {
                        features: { ...typed.features, [feature]: target.value },
                      })
                    }
                  />
                </Field>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The Portuguese original; a title that only repeats the name needs no translation of its own. */
function originalOf(draft: RoomForm['draft'], field: RoomText): string {
  const text = draft[field].trim();
  const isName = field === 'room_title' && (text === '' || text === draft.name.trim());
  if (isName) return 'Vazio, vale o nome.';
  return text === '' ? 'Sem texto em português.' : text;
}
