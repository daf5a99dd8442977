/** The page while it comes, and when something in it broke: the crisis line first, because whoever needs it must not need the rest. */
import type { ReactNode } from 'react';
import { CrisisLine } from './CrisisLine.tsx';

export const HelpFailed = ({ children }: { readonly children: ReactNode }) => (
  <>
    <CrisisLine />
    {children}
  </>
);
