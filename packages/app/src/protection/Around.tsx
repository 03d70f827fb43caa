import type { ReactNode } from 'react';
import type { AroundProps } from '../kernel/protection-parts.ts';
import { LicenceNotice } from './LicenceNotice.tsx';
import { AroundPlay } from './play/AroundPlay.tsx';

/** The parts around every page of a site with a profile: not of templates, so that none can leave them out. */
export function Around({ children }: AroundProps): ReactNode {
  return (
    <>
      {children}
      <LicenceNotice />
      <AroundPlay />
    </>
  );
}
