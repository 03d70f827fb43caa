import { windowOf } from '@housefront/core/features/access';
import { labelsOf } from '@housefront/ui/labels';
import { passwordLabels } from '@housefront/ui/views/password/labels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRoute } from '../../kernel/useRoute.ts';
import { confirmLogout } from '../../kernel/member/confirmLogout.ts';
import { useTextsReady } from '../../kernel/texts/useTextsReady.ts';
import { usePasswordForm } from './password-forms.ts';

/** Forces a new password as long as the platform requires it: as an overlay, on phones in the member centre (PWD-01). */
export default function FirstLogin(): ReactNode {
  const { core } = useRuntime();
  const mode = useStore(core.site, (state) => state.mode);
  const { data } = useQuery(core.member.queries.layout());
  if (data?.mustChangePassword !== true) return null;
  return mode === 'desktop' ? <Modal /> : <WayToPasswords />;
}

function Modal() {
  const runtime = useRuntime();
  const { model } = usePasswordForm();
  // The page was rendered with a guest's texts; load the rest.
  if (!useTextsReady()) return null;
  const texts = labelsOf(runtime.core.i18n.t, passwordLabels);
  return <TemplateView name="password" props={{ form: model, onLogout: () => void confirmLogout(runtime), texts }} />;
}

/** Redirects once per document, and from every other page of a window, to the profile with the password forms. */
function WayToPasswords() {
  const runtime = useRuntime();
  const target = paths.member('Info');
  const path = useRoute((route) => route.path);
  const led = useRef(false);
  useEffect(() => {
    const inside = windowOf(path) !== null;
    if (path !== target && (inside || !led.current)) runtime.navigate(target, { replace: inside });
    led.current = true;
  }, [path, runtime, target]);
  return null;
}
