import { useEffect } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useErrorView } from './useErrorView.ts';

/** Shown when a page fails (SHELL-45). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { core, isLeaving } = useRuntime();
  const props = useErrorView(500);
  useEffect(() => core.ports.logger.error('A page failed', { error: String(error) }), [core, error]);
  return isLeaving() ? null : <TemplateView name="error" props={props} />;
}
