import type { ConsentCategory, ConsentSettings, DeclaredService } from '@housefront/contract/consent';
import type { ServicesPort } from '../../adapters/browser/services.ts';

/** The declared services of a site in one document (OPS-18). */
export interface DeclaredServices {
  /**
   * Starts the services of the categories, as far as the policy of this document has them.
   * @returns whether one runs that may not: its script stays until the document is loaded again
   */
  readonly allow: (agreed: readonly ConsentCategory[]) => boolean;
  /** Whether one may run that the policy of this document refuses. */
  readonly lacks: (agreed: readonly ConsentCategory[]) => boolean;
  /** Whether what belongs to a category can run in this document after a yes. */
  readonly permits: (category: ConsentCategory) => boolean;
}

/** Creates the services that a site declares. Nothing of one is in the page before its category is agreed to. */
export const createDeclaredServices = (
  { services: declared = [] }: Pick<ConsentSettings, 'services'>,
  services: Pick<ServicesPort, 'loadDeclared' | 'permits' | 'setValue'>,
): DeclaredServices => {
  /** Also those that the site's own component starts. */
  const running = new Set<DeclaredService>();
  const lacks = (agreed: readonly ConsentCategory[]) =>
    declared.some(({ category }) => agreed.includes(category) && !services.permits(category));
  return {
    lacks,
    permits: (category) => !lacks([category]),
    allow: (agreed) => {
      for (const service of declared) {
        if (!agreed.includes(service.category) || !services.permits(service.category) || running.has(service)) continue;
        running.add(service);
        // The service may write into it.
        for (const [name, value] of Object.entries(structuredClone(service.set ?? {}))) services.setValue(name, value);
        if (service.load !== undefined) services.loadDeclared(service.load);
      }
      return [...running].some(({ category }) => !agreed.includes(category));
    },
  };
};
