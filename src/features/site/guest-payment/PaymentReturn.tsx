import * as t from '@messages/guest-payment';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Telephone } from '@/components/Telephone';
import { forgetKey, keyLeftWith, pageAfter, wayBackOf } from './way-back';

/**
 * Where the payment service sends guests back to: on to the page they left, or, in a tab that does
 * not know which, how to find it. Nothing here says that anything was paid (DEPOSIT-02).
 */
export default function PaymentReturn({ search }: { search: string }) {
  const navigate = useNavigate();
  const wayBack = wayBackOf(search) ?? 'voltei';
  const [key] = useState(keyLeftWith);
  useEffect(() => {
    if (key === null) return;
    forgetKey();
    void navigate(...pageAfter(key, wayBack));
  }, [key, wayBack, navigate]);

  if (key !== null) return null;
  const { first, rest } = wayBack === 'feito' ? t.RETURNED.confirming : t.RETURNED.back;
  return (
    <div className="page-width pt-9 md:pt-18">
      <h1 className="text-30 md:text-40">{first}</h1>
      {wayBack === 'feito' && <p className="mt-4 max-w-[33em] text-17">{rest}</p>}
      <p className="mt-2 max-w-[33em] text-17">{t.RETURNED.openMail}</p>
      <p className="mt-6">
        <Telephone />
      </p>
    </div>
  );
}
