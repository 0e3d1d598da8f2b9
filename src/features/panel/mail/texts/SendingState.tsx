import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/Button';
import { formatClock, formatDayAndMonth } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import { mailProblem, type MailServer } from '@/domain/mail/mail';
import { useToday } from '@/hooks/useToday';
import type { MailSettings } from '@/queries/mails';
import { useMailTraffic } from './useMailTexts';

interface SendingStateProps {
  settings: MailSettings;
  server: MailServer;
  /** Absent for who may not change it. */
  onHouse?: (() => void) | undefined;
}

const LOOKS = {
  on: { icon: CircleCheck, ink: 'text-horta-700' },
  down: { icon: TriangleAlert, ink: 'text-erro-700' },
  none: { icon: CirclePause, ink: 'text-tinta-2' },
};

/** Whether mails are being sent, and the button for the house's address and IBAN. */
export function SendingState({ settings, server, onHouse }: SendingStateProps) {
  const { data: traffic } = useMailTraffic();
  const today = useToday();
  const { icon: Icon, ink } = LOOKS[server];
  return (
    <div className="mt-auto border-t border-linha pt-3.5 text-13 leading-4.75 text-tinta-2">
      <p className="flex gap-2">
        <Icon className={`mt-0.5 size-4 flex-none ${ink}`} aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          {stateWords(settings, server)}
          {server !== 'none' && traffic && today && ` ${trafficWords(traffic, today)}`}
        </span>
      </p>
      {onHouse && (
        <Button variant="outline" className="mt-2.5" onClick={onHouse}>
          Endereço da casa e IBAN
        </Button>
      )}
    </div>
  );
}

function stateWords({ smtp_error }: MailSettings, server: MailServer): string {
  if (server === 'on') return 'Envio ligado.';
  if (server === 'none') {
    return 'Envio desligado: os e-mails ficam prontos para copiar em cada reserva.';
  }
  const why = smtp_error === null ? 'nada os está a enviar' : mailProblem(smtp_error);
  return `Envio parado: ${why}.`;
}

/** 'Último e-mail às 15:20, nenhum em espera.' */
function trafficWords(
  { lastSentAt, waiting }: { lastSentAt: string | null; waiting: number },
  today: Day,
): string {
  const wait = waiting === 0 ? 'nenhum em espera' : `${waiting} em espera`;
  if (lastSentAt === null) return `Ainda não saiu nenhum, ${wait}.`;
  const day = lisbonToday(new Date(lastSentAt));
  const when = day === today ? 'às' : `a ${formatDayAndMonth(day)},`;
  return `Último e-mail ${when} ${formatClock(lastSentAt)}, ${wait}.`;
}
