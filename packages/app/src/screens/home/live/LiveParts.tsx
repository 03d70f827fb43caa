import { liveParts } from '@housefront/ui/patterns/WinFeed';
import type { ReactNode } from 'react';
import { useTextsReady } from '../../../kernel/texts/useTextsReady.ts';
import { JackpotsPart } from './JackpotsPart.tsx';
import { WinsPart } from './WinsPart.tsx';

export interface LivePartsProps {
  readonly wins: boolean;
  readonly jackpots: boolean;
  /** Takes their place until the texts are there. */
  readonly waiting: ReactNode;
}

/** Jackpots and recent wins, loaded when their place on home comes near. */
export default function LiveParts({ wins, jackpots, waiting }: LivePartsProps): ReactNode {
  if (!useTextsReady()) return waiting;
  return (
    <div className={liveParts}>
      {jackpots && <JackpotsPart />}
      {wins && <WinsPart />}
    </div>
  );
}
