import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '@/components/PageMeta';
import { LoginFrame } from '@/features/panel/session/LoginFrame';
import { LoginSkeleton } from '@/features/panel/session/LoginSkeleton';
import { NewPasswordStep } from '@/features/panel/session/NewPasswordStep';
import { useLinkSecret } from '@/features/panel/session/useLinkSecret';
import { useSession } from '@/features/panel/session/useSession';
import { ForgottenStep } from '@/features/panel/session/ForgottenStep';
import { adminPaths } from '@/lib/staff-paths';

/** Where the link of an invitation or of a forgotten password leads (STAFF-03). */
export default function NewPasswordPage() {
  const { isLoading } = useSession();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const link = useLinkSecret(hash, () => void navigate(pathname, { replace: true }));
  const [isAskingAnother, setIsAskingAnother] = useState(false);
  const toLogin = () => void navigate(adminPaths.login, { replace: true });

  if (isLoading) return <LoginSkeleton />;
  return (
    <LoginFrame>
      <PageMeta title="Nova palavra-passe" isHidden />
      {isAskingAnother ? (
        <ForgottenStep email="" onBack={toLogin} />
      ) : (
        <NewPasswordStep
          key={link}
          link={link}
          onIn={toLogin}
          onAnother={() => setIsAskingAnother(true)}
        />
      )}
    </LoginFrame>
  );
}
