import type { ReactNode } from 'react';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useLoginView } from './useLoginView.ts';

/** Sign-in over the page (AUTH-01). Mounted while it is open, so that each opening has a captcha of its own. */
export function LoginOverlay(): ReactNode {
  return <TemplateView name="login" props={useLoginView()} />;
}
