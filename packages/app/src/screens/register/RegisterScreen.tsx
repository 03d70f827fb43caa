import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routePatterns } from '../../routes/paths.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useRegisterView } from './useRegisterView.ts';

/** Registration as a page, while a site is being developed (REG-05x). */
function RegisterScreen(): ReactNode {
  return <TemplateView name="register" props={useRegisterView('page')} />;
}

export const Route = createLazyRoute(routePatterns.register)({ component: RegisterScreen });
