import { useRuntime } from '../kernel/runtime.ts';
import { useCustomerService } from '../kernel/hooks/useCustomerService.ts';

/** Where members get in touch: the chat of the site, else its contact for worries about gambling; null for neither. */
export function useContact(): string | null {
  const { protection } = useRuntime().core.config;
  const service = useCustomerService();
  return service ?? protection?.links.find(({ kind }) => kind === 'contact')?.url ?? null;
}
