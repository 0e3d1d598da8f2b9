import { useState } from 'react';
import { Send } from 'lucide-react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TabList, TabPanel } from '@/components/Tabs';
import {
  GUEST_LANGUAGES,
  guestLanguageLabel,
  type GuestLanguage,
} from '@/domain/language/guest-language';
import { mailKindLabel, type MailServer } from '@/domain/mail/mail';
import {
  paragraphOf,
  missingParagraphWords,
  type MailParagraph,
} from '@/domain/mail/mail-paragraph';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { HouseDialog } from './HouseDialog';
import { KindSwitch } from './KindList';
import { LivePreview } from './LivePreview';
import {
  asSettledKind,
  hasParagraph,
  TO_GUESTS,
  TO_HOUSE,
  WHEN,
  type SettledKind,
} from './mail-kinds';
import { draftId, paragraphDrafts } from './paragraph-drafts';
import { ParagraphForm } from './ParagraphForm';
import { SampleSubject, useSample } from './sample';
import { SendingState } from './SendingState';
import { useSendTest } from './useMailTextChanges';
import type { SettledMails } from './useMailTexts';

interface KindEditorProps {
  kind: SettledKind;
  language: GuestLanguage;
  mails: SettledMails;
  onKind: (kind: SettledKind) => void;
  onLanguage: (language: GuestLanguage) => void;
}

const TABS_ID = 'lingua-do-paragrafo';

/** One kind of mail: when it is sent, the house's paragraph by language, a preview (MAIL-06). */
export function KindEditor({ kind, language, mails, onKind, onLanguage }: KindEditorProps) {
  const { texts, settings, server } = mails;
  const [isHouseOpen, setIsHouseOpen] = useState(false);
  const isToGuest = TO_GUESTS.includes(kind);
  const shownLanguage = isToGuest ? language : 'pt';
  const stored = paragraphOf(texts, { kind, language: shownLanguage });
  const draft = useStaffDraft(paragraphDrafts, draftId(kind, shownLanguage));
  const text = draft?.text ?? stored;
  const letter = useSample({ kind, language: shownLanguage, paragraph: text, settings });
  const isOwner = useIsOwner();
  const openHouse = isOwner ? () => setIsHouseOpen(true) : undefined;

  return (
    <>
      <section
        aria-labelledby="email-mostrado"
        className="flex min-w-0 flex-col gap-4 border-linha p-3.5 pb-4.5 tabular-figures md:p-5 md:pt-4.5 min-[73.75rem]:border-e"
      >
        <Field label="E-mail" className="min-[73.75rem]:hidden">
          <Select
            value={kind}
            onChange={({ target }) => onKind(asSettledKind(target.value))}
            className="max-w-md"
          >
            <KindOptions title="Ao hóspede" kinds={TO_GUESTS} />
            <KindOptions title="À casa" kinds={TO_HOUSE} />
          </Select>
        </Field>
        <div className="flex items-start justify-between gap-3.5">
          <div className="min-w-0">
            <h2 id="email-mostrado" className="text-22 leading-7">
              {mailKindLabel(kind)}
            </h2>
            <p className="mt-0.5 text-13 leading-4.75 text-tinta-2">
              {WHEN[kind].whole}
              {isToGuest && ' Os textos fixos já estão nas cinco línguas.'}
            </p>
          </div>
          <KindSwitch kind={kind} off={settings.off} className="flex-none" />
        </div>
        {isToGuest ? (
          <>
            <TabList
              id={TABS_ID}
              label={hasParagraph(kind) ? 'Língua do parágrafo' : 'Língua do e-mail'}
              tabs={GUEST_LANGUAGES.map((one) => ({
                value: one,
                label: one.toUpperCase(),
                name: guestLanguageLabel(one),
                tick:
                  paragraphOf(texts, { kind, language: one }) === '' ? undefined : 'com parágrafo',
              }))}
              value={language}
              onChange={onLanguage}
              className="-mt-1 max-md:*:flex-1 max-md:*:justify-center"
            />
            {GUEST_LANGUAGES.map((one) => (
              <TabPanel
                key={one}
                id={TABS_ID}
                value={one}
                isShown={one === language}
                className={one === language ? 'flex flex-col gap-4' : ''}
              >
                {one === language && (
                  <>
                    <SampleSubject letter={letter} language={shownLanguage} />
                    {hasParagraph(kind) && (
                      <ParagraphForm
                        key={draftId(kind, one)}
                        {...{ kind, language: one, stored, draft }}
                      />
                    )}
                  </>
                )}
              </TabPanel>
            ))}
          </>
        ) : (
          <SampleSubject letter={letter} language={shownLanguage} />
        )}
        <SendTest
          {...{ kind, language: shownLanguage, texts, server }}
          houseEmail={settings.house_email}
          isUnsaved={draft !== null}
          onHouse={openHouse}
        />
        <SendingState settings={settings} server={server} onHouse={openHouse} />
      </section>
      <LivePreview
        letter={letter}
        language={shownLanguage}
        followed={text}
        label={mailKindLabel(kind)}
      />
      {isHouseOpen && <HouseDialog settings={settings} onClose={() => setIsHouseOpen(false)} />}
    </>
  );
}

function KindOptions({ title, kinds }: { title: string; kinds: readonly SettledKind[] }) {
  return (
    <optgroup label={title}>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {mailKindLabel(kind)}
        </option>
      ))}
    </optgroup>
  );
}

interface SendTestProps {
  kind: string;
  language: GuestLanguage;
  texts: readonly MailParagraph[];
  server: MailServer;
  houseEmail: string | null;
  /** There is unsaved text, which the test mail would not contain. */
  isUnsaved: boolean;
  onHouse: (() => void) | undefined;
}

/** Sends a test mail to the house; offers nothing where no mail server is set up (MAIL-06). */
function SendTest({
  kind,
  language,
  texts,
  server,
  houseEmail,
  isUnsaved,
  onHouse,
}: SendTestProps) {
  const { change, isPending } = useSendTest(houseEmail);
  const missing = missingParagraphWords(texts, kind);
  return (
    <div className="-mt-1.5">
      {server !== 'none' && (houseEmail !== null || onHouse) && (
        <Button
          variant="outline"
          isBusy={isPending}
          busyLabel="A enviar..."
          onClick={() => (houseEmail === null ? onHouse?.() : void change({ kind, language }))}
        >
          <Send aria-hidden />
          Enviar um teste
        </Button>
      )}
      <p className="mt-1.5 text-12 leading-4 text-tinta-2">
        {[testWords({ server, houseEmail, isUnsaved }), missing].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

function testWords({
  server,
  houseEmail,
  isUnsaved,
}: Pick<SendTestProps, 'server' | 'houseEmail' | 'isUnsaved'>): string | null {
  if (server === 'none') return null;
  if (houseEmail === null) return 'O teste vai para a casa, cujo endereço ainda falta.';
  const words = `O teste vai para ${houseEmail}.`;
  return isUnsaved ? `${words} Leva o parágrafo guardado, não o que está a escrever.` : words;
}
