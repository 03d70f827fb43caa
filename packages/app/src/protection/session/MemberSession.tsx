import { SessionBar } from '@housefront/ui/patterns/SessionBar';
import type { ReactNode } from 'react';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/usePageId.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { Inactivity } from './Inactivity.tsx';
import { RealityCheckOverlay } from './RealityCheckOverlay.tsx';
import { useBarFigures } from './session-figures.ts';
import { useSessionNews } from './useSessionNews.ts';
import { useSessionState } from './useSessionState.ts';

/** Pages without a bar at the edge: the game has its own, and the others are on their way to another page. */
const WITHOUT_BAR: ReadonlySet<string | undefined> = new Set(['play', 'loading', 'close', 'authCallback']);

function Bar() {
  const { t } = useRuntime().core.i18n;
  return <SessionBar label={t('session_bar.title')} figures={useBarFigures()} />;
}

/** The session of a signed-in member on a site with a profile: bar, reality check, question after inactivity. */
export function MemberSession(): ReactNode {
  const { inactivity, realityCheck } = useCapabilities();
  const page = usePageId();
  const state = useSessionState();
  useSessionNews();
  return (
    <WithTexts>
      {WITHOUT_BAR.has(page) ? null : <Bar />}
      {realityCheck && state?.check ? <RealityCheckOverlay check={state.check} /> : null}
      {/* Once the platform has answered, its clock is known. */}
      {inactivity && state ? <Inactivity {...inactivity} staked={state.session?.staked ?? null} /> : null}
    </WithTexts>
  );
}
