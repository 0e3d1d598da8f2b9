import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download, UserRoundX } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { ErrorBox } from '@/components/ErrorBox';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import { formatStay } from '@/domain/calendar/date-formats';
import { isErasedEmail } from '@/domain/guest/erased-guest';
import { countLabel } from '@/domain/basics/text';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { saveFile } from '@/lib/save-file';
import {
  eraseGuestData,
  exportGuestData,
  type Erasure,
  type GuestAsked,
} from '@/queries/guest-data';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingNoteDrafts } from '@/features/panel/booking-data/booking-note-drafts';
import { Section } from '@/features/panel/parts/Section';

/** Exports or erases the data of a guest who asks for it (GDPR, articles 15 and 17). */
export function GuestData({ booking }: { booking: StaffBooking }) {
  const isOwner = useIsOwner();
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { id, booking_number, guest_email: email } = booking;
  const guest: GuestAsked = email ?? { booking: id };

  const exporting = usePanelMutation<GuestAsked, void>({
    send: async (client) => {
      // Named after the booking, because the list of downloads would keep an e-mail address.
      const name = `dados-hospede-${booking_number}.json`;
      const data = await exportGuestData(client, guest);
      saveFile({ name, text: JSON.stringify(data, null, 2), type: 'application/json' });
    },
    failure: (error) => `Erro ao descarregar os dados: ${refusalReason(error)}`,
    showFailure: 'inline',
  });

  const erasing = usePanelMutation<GuestAsked, Erasure>({
    send: eraseGuestData,
    failure: (error) => `Erro ao apagar os dados: ${refusalReason(error)}`,
    showFailure: 'inline',
    onDone: () => {
      setIsAsking(false);
      bookingNoteDrafts.drop(id);
      // Any screen of the panel may still show the person's data.
      void queryClient.invalidateQueries();
    },
  });
  const failure = exporting.error ?? erasing.error;

  function forget() {
    exporting.reset();
    erasing.reset();
  }

  return (
    <Section title="Dados do hóspede">
      {email !== null && isErasedEmail(email) ? (
        <p className="text-12 leading-4.25 text-tinta-2">
          Os dados desta pessoa foram apagados. A reserva fica, com datas, quarto e preço.
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            isBusy={exporting.isPending}
            busyLabel="A reunir..."
            onClick={() => void exporting.change(guest)}
          >
            <Download aria-hidden />
            Descarregar dados
          </Button>
          {isOwner && (
            <Button
              variant="danger-outline"
              onClick={() => {
                forget();
                setIsAsking(true);
              }}
            >
              <UserRoundX aria-hidden />
              Apagar dados
            </Button>
          )}
        </div>
      )}
      {!isOwner && (
        <p className="mt-2 text-12 leading-4.25 text-tinta-2">Apagar é com a gerência.</p>
      )}
      {failure !== null && !isAsking && <ErrorBox title={failure.message} className="mt-3" />}
      {erasing.data && <ErasureReport erasure={erasing.data} />}
      <ConfirmDialog
        isOpen={isAsking}
        title="Apagar os dados deste hóspede?"
        confirmLabel={
          <>
            <UserRoundX aria-hidden />
            Apagar dados
          </>
        }
        isDestructive
        isBusy={erasing.isPending}
        busyLabel="A apagar..."
        error={failure?.message ?? null}
        onConfirm={() => void erasing.change(guest)}
        onCancel={() => {
          forget();
          setIsAsking(false);
        }}
      >
        <p className="wrap-anywhere">{`Tudo o que o hostel guarda de ${scopeOf(booking)}:`}</p>
        <ul className="list-disc ps-5">
          <li>as mensagens e os perfis de hóspede são eliminados;</li>
          <li>nome, e-mail, telefone, mensagem e notas saem das reservas;</li>
          <li>o registo de hóspedes é apagado: documento, nascimento e nome de cada pessoa;</li>
          <li>as reservas ficam, com datas, quarto e preço, para a contabilidade;</li>
          <li>pedidos e estadias que ainda não terminaram ficam como estão;</li>
          <li>estadias com um boletim por comunicar ficam até estar comunicado.</li>
        </ul>
        <p>
          {email === null
            ? 'Confirme antes que quem pede é este hóspede. Não há como recuperar.'
            : 'Confirme antes que o pedido veio deste endereço. Não há como recuperar.'}
        </p>
      </ConfirmDialog>
    </Section>
  );
}

/** Whose data it is, and in which bookings: without an e-mail, a name alone is no proof. */
function scopeOf({ guest_name, guest_email, guest_phone, group_reference }: StaffBooking): string {
  if (guest_email !== null) return `${guest_email}, nesta e noutras reservas`;
  const shared = [
    guest_phone !== null && 'este telefone',
    group_reference !== null && 'este grupo',
  ].filter((proof) => proof !== false);
  return shared.length === 0
    ? `${guest_name}, nesta reserva`
    : `${guest_name}, nesta e noutras reservas sem e-mail com este nome e ${shared.join(' ou ')}`;
}

/** Why a stay was left as it is, and what is to be done before its data can be erased. */
const KEPT = [
  {
    why: 'stay',
    title: 'Ficou como estava, porque ainda não terminou:',
    todo: 'Cancele ou espere, e apague outra vez.',
  },
  {
    why: 'report',
    title: 'Ficou como estava, porque há um boletim por comunicar:',
    todo: 'Comunique em «Boletins», e apague outra vez.',
  },
] as const;

/** What an erasure took, and what it left. */
function ErasureReport({ erasure }: { erasure: Erasure }) {
  const { bookings, guests, groups, messages, kept } = erasure;
  const taken = [
    [bookings, { one: 'reserva sem dados pessoais', many: 'reservas sem dados pessoais' }],
    [guests, { one: 'perfil eliminado', many: 'perfis eliminados' }],
    [groups, { one: 'grupo sem contacto', many: 'grupos sem contacto' }],
    [messages, { one: 'mensagem eliminada', many: 'mensagens eliminadas' }],
  ] as const;
  const words = taken.flatMap(([count, noun]) => (count === 0 ? [] : countLabel(count, noun)));
  return (
    <output className="mt-3 grid gap-1.5 rounded-field bg-branco px-3 py-2.5 text-13 leading-4.5">
      <span className="flex items-center gap-1.75 font-semibold">
        <CircleCheck className="size-4.5 flex-none text-horta-700" aria-hidden />
        {words.length > 0 ? 'Dados apagados' : 'Não havia nada a apagar'}
      </span>
      {words.length > 0 && <span>{`${words.join(', ')}.`}</span>}
      {KEPT.map(({ why, title, todo }) => {
        const stays = kept.filter((stay) => stay.why === why);
        if (stays.length === 0) return null;
        return (
          <Fragment key={why}>
            <span className="font-medium">{title}</span>
            {stays.map((stay) => (
              <span key={stay.booking_number} className="tabular-figures">
                {`${stay.booking_number}, ${bookingStatusLabel(stay.status)}, `}
                {formatStay({ from: stay.check_in_date, to: stay.check_out_date })}
              </span>
            ))}
            <span className="text-tinta-2">{todo}</span>
          </Fragment>
        );
      })}
    </output>
  );
}
