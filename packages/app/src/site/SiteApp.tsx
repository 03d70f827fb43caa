import '@housefront/ui/foundations';
import { CoreProvider } from '@housefront/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { SiteRouter } from '../routes/router.tsx';
import { RuntimeContext, type Runtime } from '../runtime/runtime.ts';

interface SiteAppProps {
  readonly runtime: Runtime;
  readonly router: SiteRouter;
  /** Called once the browser has taken the page over; whatever differs from the rendered page starts then. */
  readonly onTakenOver?: () => void;
}

/** The whole site as React sees it; the same tree on the server and in the browser. */
export function SiteApp({ runtime, router, onTakenOver }: SiteAppProps): ReactNode {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <CoreProvider core={runtime.core}>
      <QueryClientProvider client={runtime.core.queryClient}>
        <RuntimeContext value={runtime}>
          <RouterProvider router={router} />
        </RuntimeContext>
      </QueryClientProvider>
    </CoreProvider>
  );
}
