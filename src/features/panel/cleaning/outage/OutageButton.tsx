import { Wrench } from 'lucide-react';
import { Button } from '@/components/Button';
import { useOutageAddress } from './useOutageAddress';

/** Begins to take a room out of service. */
export function OutageButton() {
  const { show } = useOutageAddress();
  return (
    <Button variant="outline" onClick={() => show('')}>
      <Wrench className="size-4.5" aria-hidden />
      Fora de serviço
    </Button>
  );
}
