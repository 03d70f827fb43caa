import '@housefront/ui/foundations';
import { CoreProvider } from '@housefront/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { RuntimeContext, HydratedContext, shownRuntime, type Runtime } from '../kernel/runtime.ts';
import { ShownRoute } from '../shell/ShownRoute.tsx';

interface SiteAppProps {
  readonly runtime: Runtime;
  /** Called whenever a page is mounted; the first call means that the rendered page is hydrated. */
  readonly onHydrated?: () => void;
}

/** The React tree of a site; identical on server and in browser. */
export function SiteApp({ runtime, onHydrated }: SiteAppProps): ReactNode {
  const [shown] = useState(() => shownRuntime(runtime));
  // A new object re-renders all consumers, whose texts may have changed.
  useEffect(() => runtime.core.i18n.onChange(() => shown.setState({ ...runtime }, true)), [runtime, shown]);
  return (
    <CoreProvider core={runtime.core}>
      <QueryClientProvider client={runtime.core.queryClient}>
        <RuntimeContext value={shown}>
          <HydratedContext value={onHydrated}>
            <ShownRoute />
          </HydratedContext>
        </RuntimeContext>
      </QueryClientProvider>
    </CoreProvider>
  );
}
