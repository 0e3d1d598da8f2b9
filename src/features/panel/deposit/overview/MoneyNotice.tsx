import { HandCoins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { adminPaths } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';

/**
 * Warns on the dashboard of money that came online and waits for a decision; shows nothing while
 * there is none (DEPOSIT-02).
 */
export function MoneyNotice() {
  const count = usePolledCount(queryKeys.moneyTaskCount);
  return (
    <ScrollAnchor contents={String(count)}>
      {count > 0 && (
        <WarningStrip
          icon={HandCoins}
          label="Pagamentos por decidir"
          title={count === 1 ? '1 pagamento por decidir' : `${count} pagamentos por decidir`}
          action={
            <Link
              to={adminPaths.deposits}
              className="flex min-h-8.5 flex-none items-center text-14 text-link max-md:min-h-11"
            >
              Ver sinais
            </Link>
          }
        >
          {count === 1
            ? 'Chegou tarde, a mais ou sem reserva, é contestado ou está por devolver.'
            : 'Chegaram tarde, a mais ou sem reserva, são contestados ou estão por devolver.'}
        </WarningStrip>
      )}
    </ScrollAnchor>
  );
}
