import { HeaderLogin } from '@housefront/ui/patterns/HeaderLogin';
import { useCallback, useState, type ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { useSignIn } from './useSignIn.ts';

/** The sign-in form of the header; also on sites without sign-in, where it is the only part (AUTH-33x). */
export default function HeaderSignIn(): ReactNode {
  const { core } = useRuntime();
  const [visible, setVisible] = useState(false);
  const { captcha, ...signIn } = useSignIn(visible);
  const onShown = useCallback(() => setVisible(true), []);
  return <HeaderLogin {...signIn} captcha={core.config.public.DEMO_MODE ? null : captcha} onShown={onShown} />;
}
