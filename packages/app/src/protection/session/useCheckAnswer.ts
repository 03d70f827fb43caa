import { answerCheck } from '@housefront/core/features/protection';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '@housefront/contract/site-config';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { joinSessionBus, type SessionBus } from './session-bus.ts';
import { entriesOf, memberMenu, type MenuParts } from '../../kernel/member/memberMenu.ts';

/** The page with the history of the account: that of the profile, or the records that every site has. */
function historyHref({ hiddenLinks, features, protection }: SiteConfig): string {
  const parts: MenuParts = { hidden: hiddenLinks, features, capabilities: protection?.values, recommending: false };
  const ids: readonly string[] = entriesOf(memberMenu(parts)).map(({ id }) => id);
  return paths.member(ids.includes('Activity') ? 'Activity' : 'Transaction');
}

/** The button that a member presses in a reality check. */
export type CheckChoice = 'continue' | 'leave' | 'history';

/** Time between two attempts to send an answer without a connection, in milliseconds. */
const AGAIN_MS = 3000;

/** The answer to a reality check; without a connection it is kept and sent again (RG-11). */
export function useCheckAnswer(): {
  /** The answer that is being sent; null for none. */
  readonly pending: CheckChoice | null;
  /** It waits for the connection. */
  readonly isWaiting: boolean;
  readonly answer: (choice: CheckChoice) => void;
} {
  const { core, navigate } = useRuntime();
  const { clock, device, storage } = core.ports;
  const [pending, setPending] = useState<CheckChoice | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isSending = useRef(false);
  const bus = useRef<SessionBus | null>(null);
  useEffect(() => {
    const joined = joinSessionBus(storage.get('member_id') ?? '', () => undefined);
    bus.current = joined;
    return joined.leave;
  }, [storage]);

  const send = useCallback(
    async (choice: CheckChoice) => {
      if (isSending.current) return;
      isSending.current = true;
      const outcome = await answerCheck(core, choice === 'continue' ? 'continue' : 'leave');
      isSending.current = false;
      setWaiting(outcome === 'unreachable');
      if (outcome === 'unreachable') return;
      setPending(null);
      if (outcome === 'refused') return;
      bus.current?.tell(choice === 'continue' ? 'answered' : 'left');
      if (choice === 'leave') navigate(paths.home());
    },
    [core, navigate],
  );
  useEffect(() => {
    if (!isWaiting || pending === null) return undefined;
    const again = () => void send(pending);
    const stops = [device.onOnline(again), clock.every(AGAIN_MS, again)];
    return () => stops.forEach((stop) => stop());
  }, [clock, device, isWaiting, pending, send]);

  return {
    pending,
    isWaiting,
    answer: (choice) => {
      setPending(choice);
      if (choice !== 'continue') core.play.quit();
      // Inside the press, because it may open a window.
      if (choice === 'history') navigate(historyHref(core.config));
      void send(choice);
    },
  };
}
