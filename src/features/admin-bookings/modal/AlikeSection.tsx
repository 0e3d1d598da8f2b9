import { MailX } from 'lucide-react';
import { Button } from '@/components/Button';
import { Section } from './Section';

/** A request that looks false seldom comes alone: the way to cancel those like it, in one go. */
export function AlikeSection({ onCancel }: { onCancel: () => void }) {
  return (
    <Section title="Pedido suspeito">
      <Button variant="danger-outline" onClick={onCancel}>
        <MailX aria-hidden />
        Cancelar todas deste remetente
      </Button>
      <p className="mt-2 text-12 leading-4.25 text-tinta-2">
        Mostra primeiro quais são. Só cancela pedidos por responder.
      </p>
    </Section>
  );
}
