import { GameRoom as Room } from '@housefront/ui/patterns/GameRoom';
import { MarkStrip } from '@housefront/ui/patterns/MarkStrip';
import type { ReactNode } from 'react';
import { useRuntime } from '../kernel/runtime.ts';
import { useLicence } from './useLicence.ts';
import { useMarks } from './useMarks.ts';

/** A game over the whole window, with the licence below it and the marks above it (RG-01). */
export default function GameRoom({
  over,
  children,
}: {
  /** Whether the game lies over a page; else it is the page. */
  readonly over: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useRuntime().core.i18n;
  const licence = useLicence();
  const marks = useMarks('top');
  if (!licence) return children;
  const { label, age, sentences, register, safer } = licence;
  return (
    <Room
      label={label}
      age={age}
      sentences={sentences}
      links={[safer, register]}
      marks={over && marks.length > 0 ? <MarkStrip label={t('protection.marks')} marks={marks} /> : null}
    >
      {children}
    </Room>
  );
}
