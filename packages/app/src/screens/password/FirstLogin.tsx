import { windowOf } from '@housefront/core/features/access';
import { labelsOf } from '@housefront/ui/labels';
import { passwordLabels } from '@housefront/ui/views/password/labels';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { confirmLogout } from '../../models/confirmLogout.ts';
import { useTextsReady } from '../../kernel/useTextsReady.ts';
import { usePasswordForm } from './password-forms.ts';

/** Asks a member for a password of their own as long as the platform wants it: over the page, on phones in the member centre (PWD-01, PWD-05x). */
export function FirstLogin(): ReactNode {
  const { core } = useRuntime();
  const mode = useStore(core.site, (state) => state.mode);
  const { data } = useQuery(core.member.queries.layout());
  if (data?.mustChangePassword !== true) return null;
  return mode === 'desktop' ? <Modal /> : <WayToPasswords />;
}

function Modal() {
  const runtime = useRuntime();
  const { model } = usePasswordForm();
  // The page came with the words of a guest; a member's follow.
  if (!useTextsReady()) return null;
  const texts = labelsOf(runtime.core.i18n.t, passwordLabels);
  return <TemplateView name="password" props={{ form: model, onLogout: () => void confirmLogout(runtime), texts }} />;
}

/** Once in each document, and from every other page of a window, to the member's details, where the passwords are. */
function WayToPasswords() {
  const runtime = useRuntime();
  const target = paths.member('Info');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const led = useRef(false);
  useEffect(() => {
    const inside = windowOf(path) !== null;
    if (path !== target && (inside || !led.current)) runtime.navigate(target, { replace: inside });
    led.current = true;
  }, [path, runtime, target]);
  return null;
}
