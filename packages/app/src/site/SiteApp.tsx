import '@housefront/ui/foundations';
import { CoreProvider } from '@housefront/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { SiteRouter } from '../kernel/router.types.ts';
import { RuntimeContext, HydratedContext, type Runtime } from '../kernel/runtime.ts';

interface SiteAppProps {
  readonly runtime: Runtime;
  readonly router: SiteRouter;
  /** Called whenever a page is mounted; the first call means that the rendered page is hydrated. */
  readonly onHydrated?: () => void;
}

/** The React tree of a site; identical on server and in browser. */
export function SiteApp({ runtime, router, onHydrated }: SiteAppProps): ReactNode {
  const [shown, setShown] = useState(runtime);
  // A new object re-renders all consumers, whose texts may have changed.
  useEffect(() => runtime.core.i18n.onChange(() => setShown({ ...runtime })), [runtime]);
  return (
    <CoreProvider core={runtime.core}>
      <QueryClientProvider client={runtime.core.queryClient}>
        <RuntimeContext value={shown}>
          <HydratedContext value={onHydrated}>
            <RouterProvider router={router} />
          </HydratedContext>
        </RuntimeContext>
      </QueryClientProvider>
    </CoreProvider>
  );
}
