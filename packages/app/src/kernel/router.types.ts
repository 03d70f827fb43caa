import type { AddressId } from '@housefront/contract/pages';
import type { RegisteredRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the address. */
    readonly page?: AddressId;
  }
}

/** The router of one site in one document or request, as `routes/router.ts` makes it. */
export type SiteRouter = RegisteredRouter;
