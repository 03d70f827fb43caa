import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'site'>;

const api = () => import('./registration.api.ts');

const options = { staleTime: 10 * 60_000 };

/** The service agreement of the site (REG-06). */
export const agreementQuery = (deps: Deps) =>
  query(['registration', 'agreement'], async ({ signal }) => (await api()).fetchAgreement(deps, signal), options);

/** The picture over the form (SITE-14). */
export const backgroundQuery = (deps: Deps) =>
  query(
    ['registration', 'background', deps.site.getState().templateName],
    async ({ signal }) => (await api()).fetchBackground(deps, signal),
    options,
  );

/** Settings of the fields, for all currencies (REG-08). */
export const settingsQuery = (deps: Deps) =>
  query(['registration', 'settings'], async ({ signal }) => (await api()).fetchSettings(deps, signal), options);

/** Fields of a member whom an agent registers, by the agent's currency (AGT-15x). */
export const downlinePlanQuery = (deps: FeatureDeps) =>
  query(
    ['registration', 'downline', deps.site.getState().currency],
    async () => (await import('./registration.downline.ts')).fetchDownlinePlan(deps),
    options,
  );
