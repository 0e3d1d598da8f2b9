import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { asGuestLanguage } from '@/domain/language/guest-language';
import { StillReading } from '@/features/panel/kit/StillReading';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { adminPaths } from '@/lib/staff-paths';
import { KindEditor } from './KindEditor';
import { KindList } from './KindList';
import { asSettledKind, type SettledKind } from './mail-kinds';
import { useMailTexts } from './useMailTexts';

/** What the house adds to its mails, and which of them go out (MAIL-01, MAIL-06). */
export function MailTextsScreen() {
  const texts = useMailTexts();
  const { data } = texts;
  const [params, setParams] = useSearchParams();
  const kind = asSettledKind(params.get('email'));
  const language = asGuestLanguage(params.get('lingua') ?? '');

  const show = (changes: { kind?: SettledKind; language?: string }) =>
    setParams(
      { email: changes.kind ?? kind, lingua: changes.language ?? language },
      { replace: true },
    );

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Textos dos e-mails">
        <LinkButton
          variant="outline"
          to={adminPaths.messages}
          className="max-md:gap-1! max-md:px-2!"
        >
          <ArrowLeft aria-hidden />
          Mensagens
        </LinkButton>
      </PanelHeader>
      {data !== undefined && (
        <div
          className={`grid overflow-hidden min-[73.75rem]:grid-cols-[17rem_minmax(0,1fr)_24.25rem] ${PANEL_CARD}`}
        >
          <KindList mails={data} shown={kind} onShow={(next) => show({ kind: next })} />
          <KindEditor
            key={kind}
            {...{ kind, language }}
            mails={data}
            onKind={(next) => show({ kind: next })}
            onLanguage={(next) => show({ language: next })}
          />
        </div>
      )}
      <StillReading of={texts} title="Não foi possível carregar os textos dos e-mails">
        <div className={`grid gap-3 p-5 ${PANEL_CARD}`} aria-busy>
          <Skeleton className="h-7 w-64 animate-breathe" />
          <Skeleton className="h-40 animate-breathe" />
          <Skeleton className="h-72 animate-breathe" />
        </div>
      </StillReading>
    </>
  );
}
