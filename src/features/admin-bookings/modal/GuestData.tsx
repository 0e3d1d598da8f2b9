import { Download, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { ErrorBox } from '@/components/ErrorBox';
import { isErasedEmail } from '@/domain/erased-guest';
import type { StaffBooking } from '@/queries/staff-bookings';
import { ErasureReport } from './ErasureReport';
import { Section } from './Section';
import { useGuestData } from './useGuestData';

/** A guest asks for their data, or to be forgotten (GDPR, articles 15 and 17). */
export function GuestData({ booking }: { booking: StaffBooking }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isExporting, isErasing, failure, erasure, download, erase, forget } =
    useGuestData(booking);
  const { guest_email: email } = booking;

  async function handleErase() {
    if (await erase()) setIsAsking(false);
  }

  return (
    <Section title="Dados do hóspede">
      {isErasedEmail(email) ? (
        <p className="text-12 leading-4.25 text-tinta-2">
          Os dados desta pessoa foram apagados. A reserva fica, com datas, quarto e preço.
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            isBusy={isExporting}
            busyLabel="A reunir..."
            onClick={() => void download()}
          >
            <Download aria-hidden />
            Descarregar dados
          </Button>
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
        </div>
      )}
      {failure !== null && !isAsking && <ErrorBox title={failure} className="mt-3" />}
      {erasure !== null && <ErasureReport erasure={erasure} />}
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
        isBusy={isErasing}
        busyLabel="A apagar..."
        error={failure}
        onConfirm={() => void handleErase()}
        onCancel={() => {
          forget();
          setIsAsking(false);
        }}
      >
        <p className="wrap-anywhere">
          {`Tudo o que o hostel guarda de ${email}, nesta e noutras reservas:`}
        </p>
        <ul className="list-disc ps-5">
          <li>as mensagens e os perfis de hóspede são eliminados;</li>
          <li>nome, e-mail, telefone, mensagem e notas saem das reservas;</li>
          <li>as reservas ficam, com datas, quarto e preço, para a contabilidade;</li>
          <li>pedidos e estadias que ainda não terminaram ficam como estão.</li>
        </ul>
        <p>Confirme antes que o pedido veio deste endereço. Não há como recuperar.</p>
      </ConfirmDialog>
    </Section>
  );
}
