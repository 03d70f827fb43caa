import type { RealityCheck as Check } from '@housefront/core/features/protection';
import { RealityCheck } from '@housefront/ui/patterns/RealityCheck';
import type { ReactNode } from 'react';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useCheckAnswer, type CheckChoice } from './useCheckAnswer.ts';
import { useCoverPlay } from './useCoverPlay.ts';
import { useNow } from './useNow.ts';
import { useCheckFigures } from './session-figures.ts';

/** The dialog of a reality check that is due. Play stays covered while another part has its turn. */
function DueCheck() {
  const { t } = useRuntime().core.i18n;
  const figures = useCheckFigures();
  const wasClosed = useCoverPlay();
  const { pending, isWaiting, answer } = useCheckAnswer();
  const isShown = useTurn('realityCheck', true);
  if (!isShown) return null;
  const choose = (choice: CheckChoice) => () => answer(choice);
  return (
    <RealityCheck
      title={t('reality_check.title')}
      body={t('reality_check.body')}
      figures={figures}
      notices={[
        ...(wasClosed ? [t('reality_check.window_closed')] : []),
        ...(isWaiting ? [t('reality_check.offline')] : []),
      ]}
      pending={pending}
      onContinue={choose('continue')}
      onLeave={choose('leave')}
      onHistory={choose('history')}
      texts={{
        continue: t('reality_check.continue'),
        leave: t('reality_check.leave'),
        history: t('reality_check.history'),
      }}
    />
  );
}

function DueAt({ dueAt }: { readonly dueAt: number }) {
  const now = useNow(1000, dueAt);
  return now >= dueAt ? <DueCheck /> : null;
}

/** The reality check: from the moment at which it is due until it is answered, in any document of the member (RG-11). */
export function RealityCheckOverlay({ check }: { readonly check: Check }): ReactNode {
  return check.dueAt === null ? null : <DueAt dueAt={check.dueAt} />;
}
