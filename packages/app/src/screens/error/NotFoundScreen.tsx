import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useErrorView } from './useErrorView.ts';

/** Shown for an address that matches no route (SHELL-44). */
export function NotFoundScreen() {
  return <TemplateView name="error" props={useErrorView(404)} />;
}
