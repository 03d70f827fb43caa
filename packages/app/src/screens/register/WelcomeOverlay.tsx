import { windowOf } from '@housefront/core/features/access';
import { Welcome, welcomeLabels, type WelcomeProps } from '@housefront/ui/patterns/Welcome';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { trialsFor } from '../../kernel/capabilities.ts';
import { pressDeposit } from '../../kernel/member/openDeposit.ts';
import { paths } from '../../kernel/paths.ts';
import { isHiddenPage } from '../../kernel/route/hidden-links.ts';
import { type Runtime, useRuntime, useSite } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useRoute } from '../../kernel/useRoute.ts';

type Step = WelcomeProps['steps'][number];

/** The first steps that this site has for a new member. */
function firstSteps(runtime: Runtime, hasDemos: boolean): readonly Step[] {
  const { core, navigate } = runtime;
  const steps: Step[] = [];
  if (!isHiddenPage(core.config.hiddenLinks, paths.member('Deposit')))
    steps.push({ id: 'deposit', onPress: () => void pressDeposit(runtime) });
  if (hasDemos) steps.push({ id: 'demo', onPress: () => core.demo.list.open() });
  return steps.length > 0 ? steps : [{ id: 'games', onPress: () => navigate(paths.games()) }];
}

/** Welcomes a new member, once. A member who already plays, or is in a window of forms, is not held up. */
export default function WelcomeOverlay(): ReactNode {
  const runtime = useRuntime();
  const { core } = runtime;
  const [isDone, setDone] = useState(false);
  const demos = useQuery(core.demo.queries.halls());
  const wide = useSite(({ mode }) => mode === 'desktop');
  const name = useStore(core.session.store, ({ member }) => member?.account ?? '');
  const plays = useStore(core.play.store, ({ play }) => play.status !== 'idle');
  const isAway = useRoute(({ path }) => windowOf(path) !== null) || plays;
  const texts = useLabels(welcomeLabels);
  const finish = () => setDone(true);
  // The steps are known before it comes, so that nothing moves in it.
  const open = useTurn('welcome', !isDone && !isAway && name !== '' && !demos.isLoading);
  useEffect(() => {
    if (open || isAway) core.ports.storage.remove('welcome');
  }, [core, open, isAway]);
  const hasDemos = trialsFor(core, demos.data)?.some(({ providers }) => providers.length > 0) === true;
  const steps = firstSteps(runtime, hasDemos).map(({ id, onPress }) => ({
    id,
    onPress: () => {
      finish();
      onPress();
    },
  }));
  return <Welcome open={open} wide={wide} name={name} steps={steps} onClose={finish} texts={texts} />;
}
