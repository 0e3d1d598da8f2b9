import { Switch } from '@/components/form/Switch';
import { mailKindLabel } from '@/domain/mail/mail';
import { paragraphWords } from '@/domain/mail/mail-paragraph';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { hasParagraph, TO_GUESTS, TO_HOUSE, WHEN, type SettledKind } from './mail-kinds';
import type { SettledMails } from './useMailTexts';
import { useSwitchKind } from './useMailTextChanges';

interface KindListProps {
  mails: SettledMails;
  shown: SettledKind;
  onShow: (kind: SettledKind) => void;
}

/** The kinds of mail, each with its switch; narrower screens show a select field instead. */
export function KindList({ mails, shown, onShow }: KindListProps) {
  const { settings } = mails;
  const house = settings.house_email ?? 'falta o endereço da casa';
  return (
    <nav
      aria-label="E-mails"
      className="border-e border-linha tabular-figures max-[73.75rem]:hidden"
    >
      <Group title="Ao hóspede" kinds={TO_GUESTS} {...{ mails, shown, onShow }}>
        {(kind) => (
          <>
            {WHEN[kind].brief}
            {hasParagraph(kind) && (
              <span className="block">{paragraphWords(mails.texts, kind)}</span>
            )}
          </>
        )}
      </Group>
      <Group title="À casa" kinds={TO_HOUSE} {...{ mails, shown, onShow }}>
        {() => (settings.house_email === null ? house : `a ${house}`)}
      </Group>
    </nav>
  );
}

interface GroupProps extends KindListProps {
  title: string;
  kinds: readonly SettledKind[];
  /** What is said of a kind below its name. */
  children: (kind: SettledKind) => React.ReactNode;
}

function Group({ title, kinds, mails, shown, onShow, children }: GroupProps) {
  return (
    <>
      <h2 className="px-4 pt-3.25 pb-1.5 font-sans text-12 font-semibold tracking-normal text-tinta-2">
        {title}
      </h2>
      <ul>
        {kinds.map((kind) => (
          <li
            key={kind}
            className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 border-b border-linha/60 py-2.25 ps-4 pe-3.5 hover:bg-anil-50 ${kind === shown ? 'bg-anil-50 shadow-[inset_3px_0_0_theme(colors.anil.600)]' : ''}`}
          >
            <div className="min-w-0">
              <button
                type="button"
                aria-current={kind === shown ? 'true' : undefined}
                onClick={() => onShow(kind)}
                className={`text-start after:absolute after:inset-0 ${kind === shown ? 'font-semibold text-anil-700' : 'font-medium'}`}
              >
                {mailKindLabel(kind)}
              </button>
              <p className="text-12 leading-4 wrap-anywhere text-tinta-2">{children(kind)}</p>
            </div>
            <KindSwitch kind={kind} off={mails.settings.off} className="relative z-1" />
          </li>
        ))}
      </ul>
    </>
  );
}

interface KindSwitchProps {
  kind: SettledKind;
  off: readonly string[];
  className?: string;
}

/** Whether a kind of mail goes out. */
export function KindSwitch({ kind, off, className }: KindSwitchProps) {
  const { change, isPending } = useSwitchKind();
  const isOwner = useIsOwner();
  if (!isOwner) {
    return (
      <span className={`text-13 text-tinta-2 ${className ?? ''}`}>
        {off.includes(kind) ? 'Desligado' : 'Ligado'}
      </span>
    );
  }
  return (
    <Switch
      label={`Enviar “${mailKindLabel(kind)}”`}
      isLabelHidden
      isOn={!off.includes(kind)}
      isBusy={isPending}
      onChange={(isOn) => void change({ kind, isOn })}
      className={className}
    />
  );
}
