import { SessionBar } from '@housefront/ui/patterns/SessionBar';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { useBarFigures } from './session-figures.ts';

function Bar() {
  const { t } = useRuntime().core.i18n;
  return <SessionBar compact label={t('session_bar.title')} figures={useBarFigures()} />;
}

/** The session bar above a game that fills the window, which hides the device's clock (RG-10). */
export function GameBar(): ReactNode {
  const { session } = useRuntime().core;
  const isMember = useStore(session.store, ({ status, demo }) => status === 'member' && !demo);
  return isMember ? (
    <WithTexts>
      <Bar />
    </WithTexts>
  ) : null;
}
