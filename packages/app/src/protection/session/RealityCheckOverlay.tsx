import type { RealityCheck as Check } from '@housefront/core/features/protection';
import { RealityCheck } from '@housefront/ui/patterns/RealityCheck';
import { type ReactNode, useEffect, useState } from 'react';
import type { Core } from '@housefront/core';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useCheckAnswer, type CheckChoice } from './useCheckAnswer.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { useCheckFigures } from './session-figures.ts';

type PlayStore = ReturnType<Core['play']['store']['getState']>;

/** A game in a window of its own cannot be covered. */
const isApart = ({ surface }: PlayStore): boolean => surface?.launch.surface === 'popup';

/** Games in frames, and the parts of a page: the dialog hides those that are there when it opens, but not those of a later page. */
const COVERED = 'iframe, main, header, footer, nav';

/** Keeps presses, keys and screen readers from the page and its frames, also from those that come later. */
function quietPage(): () => void {
  const quiet = new Set<HTMLElement>();
  const look = () => {
    for (const part of document.querySelectorAll<HTMLElement>(COVERED)) {
      // Dialogs have a header of their own; a game over the page is in one.
      if (part.inert || (part.localName !== 'iframe' && part.closest('[role="dialog"]'))) continue;
      part.inert = true;
      quiet.add(part);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const part of quiet) part.inert = false;
  };
}

/**
 * Covers play while a dialog asks: games in frames get no key and no press, and a fullscreen game gives the window back. A game in a
 * window of its own ends.
 * @returns whether a game ended
 */
function useCoverPlay(): boolean {
  const { play } = useRuntime().core;
  const [hasEnded] = useState(() => isApart(play.store.getState()));
  const apart = useStore(play.store, isApart);
  useEffect(() => {
    if (apart) play.quit();
  }, [play, apart]);
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    return quietPage();
  }, []);
  return hasEnded;
}

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
  const now = useNow(true, dueAt);
  return now >= dueAt ? <DueCheck /> : null;
}

/** The reality check: from the moment at which it is due until it is answered, in any document of the member (RG-11). */
export function RealityCheckOverlay({ check }: { readonly check: Check }): ReactNode {
  return check.dueAt === null ? null : <DueAt dueAt={check.dueAt} />;
}
