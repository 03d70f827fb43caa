import { SessionBar } from '@housefront/ui/patterns/SessionBar';
import type { ReactNode } from 'react';
import { useIsMember } from '../../kernel/member/useIsMember.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { useBarFigures } from './session-figures.ts';

/** The bar with the figures of the session. */
export function Bar({ compact }: { readonly compact: boolean }): ReactNode {
  const { t } = useRuntime().core.i18n;
  return <SessionBar compact={compact} label={t('session_bar.title')} figures={useBarFigures()} />;
}

/** The session bar above a game that fills the window, which hides the device's clock (RG-10). */
export default function GameBar(): ReactNode {
  return useIsMember() ? (
    <WithTexts>
      <Bar compact />
    </WithTexts>
  ) : null;
}
