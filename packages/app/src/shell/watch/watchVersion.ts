import { watchVersion as createWatch } from '@housefront/core/features/version';
import type { Runtime } from '../../kernel/runtime.ts';

/** Makes the next navigation of an outdated app a document load (VER-02). */
export function watchVersion({ core, navigation }: Pick<Runtime, 'core' | 'navigation'>, buildId: string): void {
  const watch = createWatch({ ...core, buildId });
  navigation.onNavigate((to, from) => {
    if (to.path !== from.path) watch.navigated(to.href);
  });
}
