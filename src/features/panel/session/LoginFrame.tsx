import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { homePath } from '@/lib/paths';
import { ReceptionWindow, TileStrip } from './ReceptionWindow';

/** What stands around every step of coming in: the house's sign, the way back, the window. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh bg-branco lg:grid-cols-[minmax(27.5rem,1fr)_minmax(0,1.15fr)]">
      <div className="absolute inset-x-0 top-0 z-1">
        <Frieze />
      </div>
      <main className="flex flex-col pt-12 lg:pt-17 lg:pb-10">
        <div className="mx-auto flex w-[min(22.5rem,100%-3rem)] flex-1 flex-col">
          <div>
            <Logo to={homePath} className="min-h-11" />
          </div>
          <div className="my-auto py-8 lg:py-10">{children}</div>
          <Link
            to={homePath}
            className="flex min-h-11 items-center gap-2 self-start text-14 font-medium text-anil-600 hover:text-anil-700"
          >
            <ArrowLeft className="size-4" aria-hidden />
            Voltar ao site
          </Link>
        </div>
        <div className="mt-7 lg:hidden">
          <TileStrip />
        </div>
      </main>
      <ReceptionWindow />
    </div>
  );
}
